import type { Role } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { queuePathOf } from '../../queues.ts';
import { openQueues } from './open-queues.ts';
import { PENDING_TEXTS } from './pending-texts.ts';
import { usePendingWork } from './use-pending-work.ts';

/** A large count of each queue's pending rows, with a link to it. */
export function PendingQueues({ area, variant }: { area: Role; variant?: 'primary' | 'secondary' | undefined }) {
  const work = usePendingWork(area);
  return openQueues(area).map((queue) => {
    const { count } = queue;
    const pending = PENDING_TEXTS[count];
    const rows = work?.[count] ?? 0;
    if (!pending || rows === 0) return null;
    return (
      <section key={count} aria-labelledby={count} className="mt-8 flex max-w-3xl flex-col items-start">
        <h2 id={count} className="flex items-baseline gap-x-4">
          <span className="text-4xl tabular-nums">{formatNumber(rows)}</span>
          <span className="text-xl">{pending.awaiting(rows)}</span>
        </h2>
        <p className="mt-2 mb-5 max-w-prose text-muted">{pending.lead}</p>
        <ButtonLink to={queuePathOf(area, queue)} variant={variant} className="mt-auto">
          {pending.action}
        </ButtonLink>
      </section>
    );
  });
}
