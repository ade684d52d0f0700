import type { Impact } from '../../../../../generated/types.gen.ts';
import { Day } from '../../../../ui/day.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { changesSince } from './evidence.ts';
import { EvidenceView } from './evidence-view.tsx';

/** Why it was declined, why its owner disagrees, and what the first reviewer saw. */
export function AppealNotice({ impact }: { impact: Impact }) {
  const { appeal, reviews, isVerified, owner } = impact;
  if (!appeal || isVerified !== null || appeal.decidedAt !== null) return null;
  const decline = reviews.findLast(({ event }) => event === 'declined');
  const changed = decline?.evidence ? changesSince(decline.evidence, impact) : [];
  return (
    <Notice tone="warning" title={`${owner.name} appeals against a decline`}>
      <p className="whitespace-pre-line">{appeal.reason}</p>
      {decline && (
        <div className="mt-4 border-t border-line pt-3">
          <p className="text-sm text-muted">
            Declined by {decline.by?.name ?? 'a reviewer'}, <Day value={decline.at} />
          </p>
          <p className="mt-1 whitespace-pre-line">{decline.reason}</p>
          {decline.evidence && (
            <>
              <p className="mt-3 text-sm">
                {changed.length === 0
                  ? 'Nothing was changed since that decision.'
                  : `Changed since that decision: ${changed.map(({ name }) => name.toLowerCase()).join(', ')}.`}
              </p>
              <EvidenceView evidence={decline.evidence} impact={impact} />
            </>
          )}
        </div>
      )}
    </Notice>
  );
}
