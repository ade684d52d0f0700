import { sayName } from '#domains/people/model.ts';
import type { Impact } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { CheckIcon } from '#ui/drawn/icons.tsx';
import { Day } from '#ui/lists/day.tsx';

/** Who vouches for a verified impact, and since when. */
export function VerifiedLine({ impact: { reviews, verifiedAt } }: { impact: Pick<Impact, 'reviews' | 'verifiedAt'> }) {
  if (verifiedAt === null) return null;
  const judge = reviews.findLast(({ event }) => event === 'verified' || event === 'overturned')?.by;
  return (
    <p className="flex min-w-0 items-baseline gap-2 font-semibold text-link">
      <CheckIcon className="size-4 shrink-0 self-center" />
      <span className="min-w-0">
        <Phrase
          text={judge ? say('impacts.verifiedLine.byOn') : say('impacts.verifiedLine.on')}
          parts={{ name: () => <bdi>{judge && sayName(judge)}</bdi>, day: () => <Day value={verifiedAt} /> }}
        />
      </span>
    </p>
  );
}
