import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '#languages/numbers.ts';
import { useCurrentInSight } from '../focus/use-current-in-sight.ts';

export interface QueueTab {
  id: string;
  label: string;
  to: string;
  /** Null until loaded. */
  count?: number | null | undefined;
}

/** Links rather than ARIA tabs, so that views can be shared and opened in new tabs. */
export function QueueTabs({ label, tabs, current }: { label: string; tabs: readonly QueueTab[]; current: string }) {
  const row = useRef<HTMLElement>(null);
  useCurrentInSight(row, current);
  return (
    <nav ref={row} aria-label={label} className="relative overflow-x-auto">
      <ul className="flex gap-x-4 border-b sm:gap-x-6 border-line">
        {tabs.map(({ id, label: name, to, count = null }) => (
          <li key={id}>
            <Link
              to={to}
              preventScrollReset
              aria-current={id === current ? 'page' : undefined}
              className="block border-b-4 border-unmarked pt-2 pb-1 font-semibold whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current]:border-action aria-[current]:text-ink"
            >
              {name}
              {count !== null && (
                <span className="ms-0.5 font-normal text-muted tabular-nums"> {formatNumber(count)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
