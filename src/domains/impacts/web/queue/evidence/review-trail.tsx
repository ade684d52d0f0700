import { sayName } from '#domains/people/model.ts';
import type { Impact, ImpactEvent } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { RoleMark } from '#platform/browser/people/role-mark.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { Written } from '#ui/text/written.tsx';
import { EvidenceView } from './evidence-view.tsx';

/** Whole sentences about a judge or the owner. */
const EVENTS: Record<ImpactEvent, string> = {
  submitted: say('impacts.reviewTrail.submission'),
  resubmitted: say('impacts.reviewTrail.resubmittedIt'),
  approved: say('impacts.reviewTrail.approvedIt'),
  verified: say('impacts.reviewTrail.verifiedIt'),
  declined: say('impacts.reviewTrail.declinedIt'),
  appealed: say('impacts.reviewTrail.appealed'),
  reopened: say('impacts.reviewTrail.reopenedIt'),
  overturned: say('impacts.reviewTrail.overturned'),
  asked: say('impacts.reviewTrail.asked'),
  answered: say('impacts.reviewTrail.answered'),
};

/** Oldest first. */
export function ReviewTrail({ impact }: { impact: Impact }) {
  return (
    <ol className="mt-3 space-y-4 border-s border-line">
      {impact.reviews.map(({ id, event, by, at, reason, evidence }) => (
        <li key={id} className="relative ps-5">
          <span aria-hidden="true" className="absolute top-2 -inset-s-[0.3125rem] size-2.5 rounded-full bg-control" />
          <p>
            <Phrase
              text={EVENTS[event]}
              parts={{
                name: () => (
                  <>
                    <span dir="auto" className="font-semibold">
                      {by ? sayName(by) : say('impacts.reviewTrail.someone')}
                    </span>{' '}
                    <RoleMark person={by} />
                  </>
                ),
              }}
            />
          </p>
          <p className="text-sm text-muted">
            <Ago value={at} isFirst />
          </p>
          {reason && <Written text={reason} className="mt-1 max-w-prose" />}
          {evidence && <EvidenceView evidence={evidence} impact={impact} />}
        </li>
      ))}
    </ol>
  );
}
