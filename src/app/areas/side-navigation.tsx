import { NavLink } from 'react-router-dom';
import type { SessionUser, WorkWaiting } from '../../../generated/types.gen.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import type { AreaLink } from './area-links.ts';
import { WorkCount } from './work-count.tsx';

interface SideNavigationProps {
  label: string;
  links: readonly AreaLink[];
  work: WorkWaiting | null;
  user: SessionUser;
}

export function SideNavigation({ label, links, work, user }: SideNavigationProps) {
  const name = [user.name, user.lastName].filter(Boolean).join(' ');
  return (
    <div className="flex-1 flex-col max-lg:hidden lg:flex">
      <nav aria-label={label} className="flex-1">
        <p className="px-6 pt-2 pb-3 text-sm text-muted">{label}</p>
        <ul>
          {links.map(({ to, label: way, isExact = false, work: kind }) => (
            <li key={to}>
              <NavLink to={to} end={isExact} className={linkClass}>
                {way}
                {kind && <WorkCount count={work?.[kind] ?? 0} className="ml-auto" />}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <aside aria-label="Your session" className="space-y-4 border-t border-line px-6 py-5">
        <div className="flex items-center gap-3">
          <Avatar name={name} src={user.avatarUrl ?? undefined} size="sm" />
          <p className="min-w-0 text-sm">
            <span className="block truncate font-semibold">{name}</span>
            <span className="block truncate text-muted">{user.email}</span>
          </p>
        </div>
        <ThemeSwitch />
        <p className="text-sm">
          <TextLink to="/logout">Log out</TextLink>
        </p>
      </aside>
    </div>
  );
}

const linkClass = ({ isActive }: { isActive: boolean }) =>
  classNames(
    'flex min-h-11 items-center border-l-4 px-5 transition-colors hover:bg-selected',
    isActive ? 'border-action bg-selected font-semibold' : 'border-transparent',
  );
