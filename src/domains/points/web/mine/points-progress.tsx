import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { hasArea } from '#platform/browser/page/page-settings.ts';
import { ContourProgress } from '#ui/drawn/contour-progress.tsx';
import { ordinal } from '#ui/text/ordinal.ts';

const STEP = 100;

export function PointsProgress({ points, rank }: { points: number; rank: number | null }) {
  const next = (Math.floor(points / STEP) + 1) * STEP;
  return (
    <>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-4">
        <span className="font-display text-4xl tabular-nums">{formatNumber(points)}</span>
        <span className="text-muted">
          {rank !== null && points > 0 && hasArea('leaderboard')
            ? say('points.pointsProgress.nextRanked', { missing: next - points, next, rank: ordinal(rank) })
            : say('points.pointsProgress.next', { missing: next - points, next })}
        </span>
      </p>
      <ContourProgress
        label={say('points.pointsProgress.label')}
        value={points - (next - STEP)}
        max={STEP}
        valueText={say('points.pointsProgress.progress', { points, missing: next - points, next })}
        className="mt-4 h-28"
      />
    </>
  );
}
