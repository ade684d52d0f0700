import type { OpportunitySummary } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { ContourProgress } from '#ui/drawn/contour-progress.tsx';
import { CheckIcon } from '#ui/drawn/icons.tsx';
import { impactsMissing, reachOf } from './reach.ts';

interface PointsReachProps {
  opportunity: Pick<OpportunitySummary, 'pointsRequired' | 'pointsMissing' | 'isUnlocked' | 'state'>;
  /** `sm` for a row of a list. */
  size?: 'sm' | 'md' | undefined;
}

/** A member's progress towards the points needed. Everyone else sees the number. */
export function PointsReach({ opportunity, size = 'sm' }: PointsReachProps) {
  const viewer = useViewer();
  const reach = reachOf(opportunity);
  if (opportunity.pointsRequired === null) return null;
  if (opportunity.pointsRequired === 0) {
    return (
      <p>
        {opportunity.state === 'closed'
          ? say('opportunities.pointsReach.wasUnrestricted')
          : say('opportunities.pointsReach.unrestricted')}
      </p>
    );
  }
  if (opportunity.state === 'closed')
    return <p>{say('opportunities.pointsReach.needed', { points: opportunity.pointsRequired })}</p>;
  if (!reach || viewer?.role !== 'Member')
    return <p>{say('opportunities.pointsReach.needs', { points: opportunity.pointsRequired })}</p>;
  return (
    <div>
      <ContourProgress
        label={say('opportunities.pointsReach.yourPoints')}
        size={size}
        value={reach.reached}
        max={reach.required}
        valueText={say('opportunities.pointsReach.reached', { reached: reach.reached, points: reach.required })}
        className={size === 'sm' ? 'h-10' : 'h-20'}
      />
      {opportunity.isUnlocked ? (
        <p className="mt-1 flex items-center gap-1.5">
          <CheckIcon className="size-4 text-link" />{' '}
          {say('opportunities.pointsReach.unlocked', { points: reach.required })}
        </p>
      ) : (
        <>
          <p className="mt-1">
            {reach.reached === 0 ? (
              say('opportunities.pointsReach.needs', { points: reach.required })
            ) : (
              <Phrase
                text={say('opportunities.pointsReach.short', { missing: reach.missing, required: reach.required })}
                parts={{ missing: (text) => <strong className="font-semibold">{text}</strong> }}
              />
            )}
          </p>
          <p className="text-sm text-muted">
            {say('opportunities.pointsReach.about', { ...impactsMissing(reach.missing) })}
          </p>
        </>
      )}
    </div>
  );
}
