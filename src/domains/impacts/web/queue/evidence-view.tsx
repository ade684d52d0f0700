import type { Impact, ImpactEvidence } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { PictureStrip } from '#ui/media/picture-strip.tsx';
import { changesSince } from './evidence.ts';

/** What differed at the time of the decision. */
export function EvidenceView({ evidence, impact }: { evidence: ImpactEvidence; impact: Impact }) {
  const changes = changesSince(evidence, impact);
  if (changes.length === 0) return null;
  const hasOtherPictures = changes.some(({ part }) => part === 'media');
  return (
    <details className="mt-2">
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
      {hasOtherPictures && <PictureStrip media={evidence.media} />}
    </details>
  );
}
