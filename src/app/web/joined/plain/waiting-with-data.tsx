import { WaitingPage } from '#domains/auth/web/waiting/waiting-page.tsx';
import { DataFrame } from '../../shell/data-layout.tsx';

/** The pages of logging in read nothing else, so they have no layout with data. */
export const WaitingWithData = () => (
  <DataFrame>
    <WaitingPage />
  </DataFrame>
);
