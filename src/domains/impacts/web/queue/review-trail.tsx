import type { Impact, ImpactEvent } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Ago } from '#ui/ago.tsx';
import { EvidenceView } from './evidence-view.tsx';

const EVENT_NAMES: Record<ImpactEvent, string> = {
  submitted: 'submitted it for review',
  resubmitted: 'edited and resubmitted it',
  approved: 'approved it',
  verified: 'verified it',
  declined: 'declined it',
  appealed: 'appealed',
  reopened: 'reopened it',
  overturned: 'upheld the appeal and verified it',
};

/** Oldest first. */
export function ReviewTrail({ impact }: { impact: Impact }) {
  return (
    <ol className="mt-3 space-y-4 border-l border-line">
      {impact.reviews.map(({ id, event, by, at, reason, evidence }) => (
        <li key={id} className="relative pl-5">
          <span aria-hidden="true" className="absolute top-2 -left-[0.3125rem] size-2.5 rounded-full bg-control" />
          <p>
            <span dir="auto" className="font-semibold">
              {by?.name ?? say('impacts.reviewTrail.someone')}
            </span>{' '}
            {EVENT_NAMES[event]}
          </p>
          <p className="text-sm text-muted">
            <Ago value={at} isFirst />
          </p>
          {reason && (
            <p dir="auto" className="mt-1 max-w-prose whitespace-pre-line text-start">
              {reason}
            </p>
          )}
          {evidence && <EvidenceView evidence={evidence} impact={impact} />}
        </li>
      ))}
    </ol>
  );
}
