import { Suspense, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import type { Role, WorkWaiting } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { classNames } from '#ui/class-names.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { AREA_NAMES } from '../shell/area-names.ts';
import type { AreaLink } from './area-links.ts';
import { splitForBottomBar } from './link-groups.ts';
import { NavIcon } from './nav-icons.tsx';
import { WorkCount } from './work-count.tsx';

const MoreLinks = lazyPart(async () => ({ default: (await import('./more-links.tsx')).MoreLinks }));

interface BottomNavigationProps {
  role: Role;
  links: readonly AreaLink[];
  work: WorkWaiting | null;
}

/** The most used links, and the rest behind "More". */
export function BottomNavigation({ role, links, work }: BottomNavigationProps) {
  const { row, more } = splitForBottomBar(links);
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // Close the sheet on leaving the page, so that coming back doesn't open it again.
  if (openedAt !== null && openedAt !== pathname) setOpenedAt(null);
  const isUnderMore = more.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <nav
      aria-label={AREA_NAMES[role]}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto flex max-w-xl">
        {row.map(({ to, label: name, icon, isExact = false, work: kind }) => (
          <li key={to} className={classNames('flex-auto', kind ? 'min-w-12' : 'min-w-0')}>
            <NavLink to={to} end={isExact} className={({ isActive }) => barLinkClass(isActive)}>
              {icon && <NavIcon icon={icon} />}
              <span>{name}</span>
              {kind && (
                // A long number extends over its own icon, not over the next one.
                <span className="absolute top-1 inset-s-1/2 ms-2 flex max-w-[calc(50%-0.5rem)] justify-end">
                  <WorkCount count={work?.[kind] ?? 0} className="shrink-0 px-1.5! py-0!" />
                </span>
              )}
            </NavLink>
          </li>
        ))}
        {more.length > 0 && (
          <li className="min-w-0 flex-auto">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={openedAt === pathname}
              onClick={() => setOpenedAt(pathname)}
              className={classNames('w-full', barLinkClass(isUnderMore))}
            >
              <NavIcon icon="more" />
              {say('app.bottomNavigation.more')}
            </button>
          </li>
        )}
      </ul>
      {openedAt === pathname && (
        <Suspense>
          <MoreLinks role={role} links={more} work={work} onClose={() => setOpenedAt(null)} />
        </Suspense>
      )}
    </nav>
  );
}

const barLinkClass = (isActive: boolean) =>
  classNames(
    'relative flex min-h-16 flex-col items-center justify-center gap-0.5 border-t-4 px-0.5 pb-1 text-center text-xs -outline-offset-2',
    isActive ? 'border-action font-semibold text-link' : 'border-unmarked text-muted',
  );
