import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { profileSlugOf, sayNameOf } from '#domains/people/model.ts';
import type { SessionUser, WorkWaiting } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { ThemeSwitch } from '#ui/buttons/theme-switch.tsx';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { InspectFlows } from '../shell/inspect-flows.tsx';
import type { AreaEntry } from './area-menus.ts';
import { currentPlace } from './current-place.ts';
import { MenuLink } from './menu-link.tsx';

interface SideNavigationProps {
  label: string;
  menu: readonly AreaEntry[];
  work: WorkWaiting | null;
  user: SessionUser;
}

export function SideNavigation({ label, menu, work, user }: SideNavigationProps) {
  const location = useLocation();
  const { pathname } = location;
  const current = currentPlace(menu, location)?.entry;
  const nav = useRef<HTMLElement>(null);
  // On a low screen the links scroll, and the current one may be out of sight.
  useEffect(() => {
    if (pathname && nav.current) showCurrent(nav.current);
  }, [pathname]);
  return (
    <div className="min-h-0 flex-1 flex-col max-lg:hidden lg:flex">
      <nav ref={nav} aria-label={label} className="min-h-0 flex-1 overflow-y-auto pb-4">
        <p className="px-6 pt-2 pb-1.5 text-sm text-muted">{label}</p>
        <ul>
          {menu.map((entry) => (
            <li key={entry.label}>
              <MenuLink entry={entry} isCurrent={entry === current} work={work} />
            </li>
          ))}
        </ul>
      </nav>
      <aside aria-label={say('app.sideNavigation.yourSession')} className="space-y-3 border-t border-line px-6 py-4">
        <div className="flex items-center gap-3 text-sm">
          <Avatar name={sayNameOf(user)} src={user.avatarUrl ?? undefined} size="sm" />
          <div className="min-w-0 flex-1">
            <PersonName
              person={{ id: user.id, slug: profileSlugOf(user), name: sayNameOf(user) }}
              className="block truncate font-semibold"
            />
            <p dir="auto" className="truncate text-muted">
              {user.email}
            </p>
          </div>
        </div>
        <ThemeSwitch />
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-2 text-sm">
          <TextLink to="/logout">{say('app.sideNavigation.logOut')}</TextLink>
          <InspectFlows />
        </div>
      </aside>
    </div>
  );
}

/** `scrollIntoView` would also let the next Tab start from the link, past everything before it. */
function showCurrent(nav: HTMLElement): void {
  const link = nav.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!link) return;
  const { top, bottom } = nav.getBoundingClientRect();
  if (link.top < top) nav.scrollTop -= top - link.top;
  else if (link.bottom > bottom) nav.scrollTop += link.bottom - bottom;
}
