import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Ago } from '#ui/ago.tsx';
import { isolate } from '#ui/isolate.ts';
import { Notice } from '#ui/notice.tsx';
import { changesSince } from './evidence.ts';
import { EvidenceView } from './evidence-view.tsx';

/** The decline, the owner's objection and what the first judge saw. */
export function AppealNotice({ impact }: { impact: Impact }) {
  const { appeal, reviews, isVerified, owner } = impact;
  if (!appeal || isVerified !== null || appeal.decidedAt !== null) return null;
  const decline = reviews.findLast(({ event }) => event === 'declined');
  const changed = decline?.evidence ? changesSince(decline.evidence, impact) : [];
  return (
    <Notice tone="warning" title={say('impacts.appealNotice.hasAppealed', { name: isolate(owner.name) })}>
      <p dir="auto" className="whitespace-pre-line text-start">
        {appeal.reason}
      </p>
      {decline && (
        <div className="mt-4 border-t border-line pt-3">
          <p className="text-sm text-muted">
            Declined by <bdi>{decline.by?.name ?? 'a judge'}</bdi>, <Ago value={decline.at} />
          </p>
          <p dir="auto" className="mt-1 whitespace-pre-line text-start">
            {decline.reason}
          </p>
          {decline.evidence && (
            <>
              <p className="mt-3 text-sm">
                {changed.length === 0
                  ? say('impacts.appealNotice.nothingHasChangedSince')
                  : `Changed since: ${changed.map(({ name }) => name.toLowerCase()).join(', ')}.`}
              </p>
              <EvidenceView evidence={decline.evidence} impact={impact} />
            </>
          )}
        </div>
      )}
    </Notice>
  );
}
