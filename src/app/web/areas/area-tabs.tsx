import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { WorkWaiting } from '#generated/types.gen.ts';
import { useCurrentInSight } from '#ui/focus/use-current-in-sight.ts';
import type { AreaEntry } from './area-menus.ts';
import { currentPlace } from './current-place.ts';
import { WorkCount } from './work/work-count.tsx';

interface AreaTabsProps {
  menu: readonly AreaEntry[];
  work: WorkWaiting | null;
  /** Holds the place while the person's role, and so their tabs, aren't known yet. */
  isLoading: boolean;
}

/** The pages of the current entry, above the page. Links rather than ARIA tabs: each is a page with its own address. */
export function AreaTabs({ menu, work, isLoading }: AreaTabsProps) {
  const place = currentPlace(menu, useLocation());
  const row = useRef<HTMLElement>(null);
  const current = place?.tab ?? null;
  useCurrentInSight(row, current?.to);
  if (!place || !current || place.entry.tabs.length === 1) return null;
  return (
    <nav
      ref={row}
      aria-label={place.entry.label}
      className={`relative overflow-x-auto border-b border-line px-4 sm:px-8 print:hidden ${isLoading ? 'invisible' : ''}`}
    >
      <ul className="flex gap-x-5 sm:gap-x-7">
        {place.entry.tabs.map((tab) => (
          <li key={tab.to} className="shrink-0">
            <Link
              to={tab.to}
              aria-current={tab === current ? 'page' : undefined}
              className="-mb-px flex min-h-12 items-center gap-2 border-b-4 border-unmarked pt-1 text-muted -outline-offset-2 hover:text-ink aria-[current]:border-action aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {tab.label}
              {tab.work && <WorkCount count={work?.[tab.work] ?? 0} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
