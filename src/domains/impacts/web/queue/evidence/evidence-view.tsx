import type { Impact, ImpactEvidence } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { PictureStrip } from '#ui/media/picture-strip.tsx';
import { changesSince, removedSince } from './changes-since-review.ts';

interface EvidenceViewProps {
  evidence: ImpactEvidence;
  impact: Impact;
  /** Opens at once if something was removed, since the judge decides without it. */
  isDeciding?: boolean;
}

/** What differed at the time of the decision. */
export function EvidenceView({ evidence, impact, isDeciding = false }: EvidenceViewProps) {
  const changes = changesSince(evidence, impact);
  if (changes.length === 0) return null;
  const removed = removedSince(evidence, impact);
  return (
    <details className="mt-2" open={isDeciding && removed.length > 0}>
      <summary className="inline-block py-1 text-sm font-semibold text-link underline underline-offset-4">
        {say('impacts.evidenceView.versionReviewed')}
      </summary>
      <dl className="mt-2 space-y-3 border-s-4 border-line ps-4 text-sm">
        {changes.map(({ name, before }) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd dir="auto" className="text-start whitespace-pre-line">
              {before}
            </dd>
          </div>
        ))}
      </dl>
      {removed.length > 0 && (
        <>
          <p className="mt-3 mb-2 border-s-4 border-danger ps-4 text-sm font-semibold">
            {say('impacts.evidenceView.removed')}
          </p>
          <PictureStrip media={removed} />
        </>
      )}
    </details>
  );
}
