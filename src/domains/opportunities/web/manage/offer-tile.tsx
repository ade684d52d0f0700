import type { OpportunitySummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { TitleLink } from '#ui/buttons/title-link.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { opportunityPathOf } from '../../model.ts';
import { DeadlineLine } from '../deadlines/deadline-line.tsx';
import { sayTimeLeft } from '../deadlines/say-deadline.ts';
import { SeatsTaken } from './seats-taken.tsx';

/** One open opportunity and its places. */
export function OfferTile({ opportunity }: { opportunity: OpportunitySummary }) {
  const { id, title, requestedCount, closesAt } = opportunity;
  const left = sayTimeLeft(closesAt, new Date());
  return (
    <li className="flex min-w-0 flex-col border-s-4 border-action ps-4">
      <h3 className="text-lg leading-snug">
        <TitleLink to={opportunityPathOf(opportunity)} title={title} className="line-clamp-2" />
      </h3>
      <p className="mt-1 text-sm text-muted">
        {left && <span className="font-semibold text-ink">{left}</span>}
        <span className="block">
          <DeadlineLine closing={opportunity} isPast={left === null} />
        </span>
      </p>
      <SeatsTaken opportunity={opportunity} height="h-16" className="mt-auto pt-3" />
      <p className="mt-1 text-sm">
        {requestedCount ? (
          <TextLink
            to={`/partner/applications?opportunity=${id}`}
            aria-label={say('opportunities.offerTile.pendingApplicationsOf', {
              count: requestedCount,
              title: isolate(title),
            })}
          >
            {sayWaiting(requestedCount)}
          </TextLink>
        ) : (
          <span className="text-muted">{say('opportunities.offerTile.pendingNone')}</span>
        )}
      </p>
    </li>
  );
}

const sayWaiting = (count: number) => say('opportunities.offerTile.pendingApplications', { count });
