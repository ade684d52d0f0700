import { sayName } from '#domains/people/model.ts';
import type { Impact } from '#generated/types.gen.ts';
import { formatList } from '#languages/numbers.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { CheckIcon } from '#ui/drawn/icons.tsx';
import { Day } from '#ui/lists/day.tsx';

type Verified = Pick<Impact, 'reviews' | 'verifiedAt' | 'approvals' | 'media'>;

/** Who vouches for a verified impact, since when, and by what evidence. */
export function VerifiedLine({ impact }: { impact: Verified }) {
  const { reviews, verifiedAt, approvals, media } = impact;
  if (verifiedAt === null) return null;
  const judge = reviews.findLast(({ event }) => event === 'verified' || event === 'overturned')?.by;
  return (
    <p className="flex min-w-0 items-start gap-2">
      <CheckIcon className="mt-1 size-4 shrink-0 text-link" />
      <span className="min-w-0">
        <span className="font-semibold text-link">
          <Phrase
            text={judge ? sayJudges(approvals - 1) : say('impacts.verifiedLine.on')}
            parts={{ name: () => <bdi>{judge && sayName(judge)}</bdi>, day: () => <Day value={verifiedAt} /> }}
          />
        </span>{' '}
        <span className="text-muted">{sayEvidence(media)}</span>
      </span>
    </p>
  );
}

const sayJudges = (others: number): string =>
  others > 0 ? say('impacts.verifiedLine.byOthersOn', { others }) : say('impacts.verifiedLine.byOn');

/** A verified impact can't be edited, so what it shows is what the judge saw. */
export function sayEvidence(media: Verified['media']): string {
  const pictures = media.filter(({ kind }) => kind === 'picture').length;
  const documents = media.length - pictures;
  if (media.length === 0) return say('impacts.verifiedLine.fromText');
  return say('impacts.verifiedLine.fromFiles', {
    files: formatList([
      ...(pictures > 0 ? [say('impacts.verifiedLine.pictures', { count: pictures })] : []),
      ...(documents > 0 ? [say('impacts.verifiedLine.documents', { count: documents })] : []),
    ]),
  });
}
