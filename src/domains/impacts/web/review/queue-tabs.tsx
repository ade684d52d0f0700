import { Link } from 'react-router-dom';
import type { QueueView } from './queue-address.ts';
import type { Reviewer } from './queue-read.ts';

interface QueueTabsProps {
  view: QueueView;
  role: Reviewer['role'];
  /** How many wait for this reviewer; null while that is not known. */
  waiting: number | null;
  to: (view: QueueView) => string;
}

const VIEW_NAMES: Record<QueueView, string> = {
  waiting: 'To review',
  new: 'New',
  all: 'All',
  mine: 'Reviewed by me',
};

export const viewName = (view: QueueView, role: Reviewer['role']): string =>
  view === 'mine' && role === 'Admin' ? 'Verified by me' : VIEW_NAMES[view];

/** Addresses and no tabs: each view can be opened beside the others and shared. */
export function QueueTabs({ view, role, waiting, to }: QueueTabsProps) {
  return (
    <nav aria-label="Queues" className="overflow-x-auto">
      <ul className="flex gap-x-6 border-b border-line">
        {(Object.keys(VIEW_NAMES) as QueueView[]).map((one) => (
          <li key={one}>
            <Link
              to={to(one)}
              preventScrollReset
              aria-current={one === view ? 'page' : undefined}
              className="block border-b-4 border-transparent pt-2 pb-1 font-semibold whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current]:border-action aria-[current]:text-ink"
            >
              {viewName(one, role)}
              {one === 'waiting' && waiting !== null && (
                <span className="ml-1.5 font-normal text-muted tabular-nums">{waiting.toLocaleString('en-GB')}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
