import type { OpportunitySummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { useViewer } from '#platform/browser/viewer.ts';
import { ContourProgress } from '#ui/contour-progress.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { reachOf, sayImpactsMissing, sayPoints } from './reach.ts';

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
          ? say('opportunities.pointsReach.wasOpenToEveryMember')
          : say('opportunities.pointsReach.openToEveryMember')}
      </p>
    );
  }
  if (opportunity.state === 'closed') return <p>Needed {sayPoints(opportunity.pointsRequired)}</p>;
  if (!reach || viewer?.role !== 'Member') return <p>Needs {sayPoints(opportunity.pointsRequired)}</p>;
  return (
    <div>
      <ContourProgress
        label={say('opportunities.pointsReach.yourPoints')}
        size={size}
        value={reach.reached}
        max={reach.required}
        valueText={`${reach.reached} of ${sayPoints(reach.required)}`}
        className={size === 'sm' ? 'h-10' : 'h-20'}
      />
      {opportunity.isUnlocked ? (
        <p className="mt-1 flex items-center gap-1.5">
          <CheckIcon className="size-4 text-link" /> Unlocked with {sayPoints(reach.required)}
        </p>
      ) : (
        <>
          <p className="mt-1">
            <strong className="font-semibold">{sayPoints(reach.missing)} short</strong> of{' '}
            {reach.required.toLocaleString('en-GB')}
          </p>
          <p className="text-sm text-muted">About {sayImpactsMissing(reach.missing)}</p>
        </>
      )}
    </div>
  );
}
