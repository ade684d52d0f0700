import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sayName } from '#domains/people/model.ts';
import { getImpactHintsOptions } from '#generated/impacts/getImpactHints.gen.ts';
import type { Impact, ImpactHint } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Thumbnail } from '#ui/drawn/thumbnail.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Day } from '#ui/lists/day.tsx';
import { impactPathOf } from '../../../model.ts';
import { sayHint } from './say-hint.ts';

/** What is worth a second look before deciding, each with why. */
export function ImpactHints({ impact }: { impact: Impact }) {
  const read = useQuery(getImpactHintsOptions({ path: { id: impact.id } }));
  if (read.isError) return <FailedRead of={read} level={3} className="mt-3" what={say('impacts.hints.failed')} />;
  if (!read.data) {
    return (
      <LoadingState label={say('impacts.hints.loading')} className="mt-3">
        <SkeletonText lines={2} />
      </LoadingState>
    );
  }
  const { hints } = read.data.data;
  if (hints.length === 0) return <p className="mt-2 text-muted">{say('impacts.hints.none')}</p>;
  return (
    <>
      <p className="mt-2 max-w-prose text-sm text-muted">{say('impacts.hints.lead')}</p>
      <ul className="mt-3 space-y-3">
        {hints.map((hint) => (
          <Hint key={`${hint.kind} ${hint.picture?.id} ${hint.measure}`} hint={hint} impact={impact} />
        ))}
      </ul>
    </>
  );
}

function Hint({ hint, impact }: { hint: ImpactHint; impact: Impact }) {
  const { title, why } = sayHint(hint, impact);
  return (
    <li className="flex gap-3 border-s-4 border-accent ps-3">
      {hint.picture && (
        <Thumbnail image={hint.picture} coverId={hint.picture.id} coverColors={[]} className="size-14 shrink-0" />
      )}
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="max-w-prose text-sm">
          <Phrase text={why} parts={partsOf(hint, impact)} />
        </p>
      </div>
    </li>
  );
}

/** The other impact, linked, and days: each text uses those it has. */
function partsOf({ impact: other, takenOn }: ImpactHint, { startDate }: Impact): Record<string, () => ReactNode> {
  return {
    impact: () =>
      other && (
        <TextLink dir="auto" to={impactPathOf(other)} target="_blank">
          {other.title}
        </TextLink>
      ),
    owner: () => <bdi>{other && sayName(other.owner)}</bdi>,
    day: () => other && <Day value={other.startDate} />,
    taken: () => takenOn && <Day value={takenOn} />,
    said: () => <Day value={startDate} />,
  };
}
