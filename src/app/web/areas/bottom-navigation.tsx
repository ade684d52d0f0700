import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Role, WorkWaiting } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { classNames } from '#ui/class-names.ts';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { AREA_NAMES } from '../shell/area-names.ts';
import type { AreaEntry } from './area-menus.ts';
import { currentPlace, splitForBottomBar } from './current-place.ts';
import { NavIcon } from './nav-icons.tsx';
import { countWork } from './work/count-work.ts';
import { WorkCount } from './work/work-count.tsx';

const MoreLinks = lazyPart(async () => ({ default: (await import('./more-links.tsx')).MoreLinks }));

interface BottomNavigationProps {
  role: Role;
  menu: readonly AreaEntry[];
  work: WorkWaiting | null;
}

/** The first entries of the menu, and the rest behind "More". */
export function BottomNavigation({ role, menu, work }: BottomNavigationProps) {
  const { row, more } = splitForBottomBar(menu);
  const location = useLocation();
  const { pathname } = location;
  const current = currentPlace(menu, location)?.entry;
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // Close the sheet on leaving the page, so that coming back doesn't open it again.
  if (openedAt !== null && openedAt !== pathname) setOpenedAt(null);
  const isUnderMore = current !== undefined && more.includes(current);
  return (
    <nav
      aria-label={AREA_NAMES[role]}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto flex max-w-xl">
        {row.map((entry) => (
          <li
            key={entry.label}
            className={classNames('flex-auto', entry.tabs.some(({ work: kind }) => kind) ? 'min-w-12' : 'min-w-0')}
          >
            <Link
              to={entry.tabs[0].to}
              aria-current={entry === current ? 'page' : undefined}
              className={barLinkClass(entry === current)}
            >
              {entry.icon && <NavIcon icon={entry.icon} />}
              <span>{entry.label}</span>
              <BarCount count={countWork([entry], work)} />
            </Link>
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
              <span>{say('app.bottomNavigation.more')}</span>
              <BarCount count={countWork(more, work)} />
            </button>
          </li>
        )}
      </ul>
      {openedAt === pathname && (
        <Suspense>
          <MoreLinks role={role} entries={more} work={work} onClose={() => setOpenedAt(null)} />
        </Suspense>
      )}
    </nav>
  );
}

/** A long number extends over its own icon, not over the next one. */
const BarCount = ({ count }: { count: number }) => (
  <span className="absolute top-1 inset-s-1/2 ms-2 flex max-w-[calc(50%-0.75rem)] justify-end">
    <WorkCount count={count} className="shrink-0 px-1.5! py-0!" />
  </span>
);

const barLinkClass = (isActive: boolean) =>
  classNames(
    'relative flex min-h-16 flex-col items-center justify-center gap-0.5 border-t-4 px-0.5 pb-1 text-center text-xs -outline-offset-2',
    isActive ? 'border-action font-semibold text-link' : 'border-unmarked text-muted',
  );
