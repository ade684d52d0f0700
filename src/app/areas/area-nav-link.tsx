import { NavLink } from 'react-router-dom';
import type { WorkWaiting } from '#generated/types.gen.ts';
import { classNames } from '#ui/class-names.ts';
import type { AreaLink } from './area-links.ts';
import { WorkCount } from './work-count.tsx';

interface AreaNavLinkProps {
  link: AreaLink;
  work: WorkWaiting | null;
  onNavigate?: () => void;
}

export const AreaNavLink = ({
  link: { to, label, isExact = false, work: kind },
  work,
  onNavigate,
}: AreaNavLinkProps) => (
  <NavLink to={to} end={isExact} onClick={onNavigate} className={linkClass}>
    {label}
    {kind && <WorkCount count={work?.[kind] ?? 0} className="ms-auto" />}
  </NavLink>
);

const linkClass = ({ isActive }: { isActive: boolean }) =>
  classNames(
    'flex min-h-9 items-center py-1.5 leading-snug border-s-4 px-5 -outline-offset-2 transition-colors hover:bg-selected',
    isActive ? 'border-action bg-selected font-semibold' : 'border-unmarked',
  );
