import type { ReactNode } from 'react';
import { TitleLink } from '#ui/buttons/title-link.tsx';

interface MapRowProps {
  to: string;
  title: string;
  children: ReactNode;
}

/** One of what is listed beside a map. */
export const MapRow = ({ to, title, children }: MapRowProps) => (
  <li className="group relative border-b border-line py-4 first:pt-0">
    <h2 className="text-lg">
      <TitleLink to={to} title={title} coversCard />
    </h2>
    <div className="mt-1 text-sm text-muted">{children}</div>
  </li>
);
