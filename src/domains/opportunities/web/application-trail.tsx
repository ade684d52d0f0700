import type { ApplicationStanding } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Ago } from '#ui/lists/ago.tsx';
import { trailOf } from './application-texts.ts';

interface ApplicationTrailProps {
  application: ApplicationStanding;
  className?: string | undefined;
}

/** The history of an application, and the rule it was made under. */
export function ApplicationTrail({ application, className }: ApplicationTrailProps) {
  return (
    <ol className={className}>
      {trailOf(application).map(({ key, at, text }, index) => (
        <li key={key} className="border-s border-control pb-3 ps-4 text-sm last:pb-0">
          {text}
          <span className="block text-muted">
            <Ago value={at} isFirst />
            {index === 0 && `. ${sayRule(application.rule)}`}
          </span>
        </li>
      ))}
    </ol>
  );
}

function sayRule({ pointsRequired, seats }: ApplicationStanding['rule']): string {
  return seats === null
    ? say('opportunities.applicationTrail.rulesWithoutLimit', { points: pointsRequired })
    : say('opportunities.applicationTrail.rules', { points: pointsRequired, seats });
}
