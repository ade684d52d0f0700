import { Outlet } from 'react-router-dom';

/** The margins of an area's page shown outside the areas. */
export const AreaMargins = () => (
  <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-8 lg:py-12">
    <Outlet />
  </div>
);
