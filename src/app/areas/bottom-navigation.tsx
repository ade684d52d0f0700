import { Suspense, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import type { WorkWaiting } from '../../../generated/types.gen.ts';
import { classNames } from '../../ui/class-names.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { AreaLink } from './area-links.ts';
import { splitForRow } from './link-parts.ts';
import { WorkCount } from './work-count.tsx';

const MoreWays = lazyPart(async () => ({ default: (await import('./more-ways.tsx')).MoreWays }));

interface BottomNavigationProps {
  label: string;
  links: readonly AreaLink[];
  work: WorkWaiting | null;
}

/** Within reach of a thumb: the ways that are taken most, and the rest behind "More". */
export function BottomNavigation({ label, links, work }: BottomNavigationProps) {
  const { row, more } = splitForRow(links);
  const isFull = row.length + (more.length > 0 ? 1 : 0) > 4;
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isUnderMore = more.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const cell = classNames(
    'min-w-0',
    isFull ? 'flex-auto text-xs' : 'flex-1 text-sm max-[22.5rem]:flex-auto max-[22.5rem]:text-xs',
  );
  return (
    <nav
      aria-label={label}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto flex max-w-xl">
        {row.map(({ to, label: name, isExact = false, work: kind }) => (
          <li key={to} className={cell}>
            <NavLink to={to} end={isExact} className={({ isActive }) => wayClass(isActive)}>
              <span className="relative">
                {name}
                {kind && (
                  <WorkCount
                    count={work?.[kind] ?? 0}
                    className="absolute bottom-full left-1/2 mb-px -translate-x-1/2 py-0!"
                  />
                )}
              </span>
            </NavLink>
          </li>
        ))}
        {more.length > 0 && (
          <li className={cell}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={openedAt === pathname}
              onClick={() => setOpenedAt(pathname)}
              className={classNames('w-full', wayClass(isUnderMore))}
            >
              More
            </button>
          </li>
        )}
      </ul>
      {openedAt === pathname && (
        <Suspense>
          <MoreWays label={label} links={more} work={work} onClose={() => setOpenedAt(null)} />
        </Suspense>
      )}
    </nav>
  );
}

const wayClass = (isActive: boolean) =>
  classNames(
    'grid min-h-16 place-items-center border-t-4 px-0.5 text-center -outline-offset-2',
    isActive ? 'border-action font-semibold text-link' : 'border-transparent text-muted',
  );
