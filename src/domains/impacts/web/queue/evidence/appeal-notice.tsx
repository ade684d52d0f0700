import { sayName } from '#domains/people/model.ts';
import type { Impact } from '#generated/types.gen.ts';
import { formatList } from '#languages/numbers.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { Written } from '#ui/text/written.tsx';
import { changesSince } from './changes-since-review.ts';
import { EvidenceView } from './evidence-view.tsx';

/** The decline, the owner's objection and what the first judge saw. */
export function AppealNotice({ impact }: { impact: Impact }) {
  const { appeal, reviews, isVerified, owner } = impact;
  if (!appeal || isVerified !== null || appeal.decidedAt !== null) return null;
  const decline = reviews.findLast(({ event }) => event === 'declined');
  const changed = decline?.evidence ? changesSince(decline.evidence, impact) : [];
  return (
    <Notice tone="warning" title={say('impacts.appealNotice.heading', { name: isolate(sayName(owner)) })}>
      <Written text={appeal.reason} />
      {decline && (
        <div className="mt-4 border-t border-line pt-3">
          <p className="text-sm text-muted">
            <Phrase
              text={
                decline.by ? say('impacts.appealNotice.declinedBy') : say('impacts.appealNotice.declinedAnonymously')
              }
              parts={{
                judge: () => <bdi>{decline.by && sayName(decline.by)}</bdi>,
                when: () => <Ago value={decline.at} />,
              }}
            />
          </p>
          <Written text={decline.reason} className="mt-1" />
          {decline.evidence && (
            <>
              <p className="mt-3 text-sm">
                {changed.length === 0
                  ? say('impacts.appealNotice.unchanged')
                  : say('impacts.appealNotice.changedSince', {
                      parts: formatList(
                        changed.map(({ name }) => name),
                        'unit',
                      ),
                    })}
              </p>
              <EvidenceView evidence={decline.evidence} impact={impact} isDeciding />
            </>
          )}
        </div>
      )}
    </Notice>
  );
}
