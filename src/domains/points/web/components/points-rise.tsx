import { ContourProgress } from '../../../../ui/contour-progress.tsx';
import { ordinal } from '../../../../ui/ordinal.ts';

const STEP = 100;

/** The total as ground that rises to the next hundred. */
export function PointsRise({ points, rank }: { points: number; rank: number | null }) {
  const next = (Math.floor(points / STEP) + 1) * STEP;
  return (
    <>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-4">
        <span className="font-display text-4xl tabular-nums">{points.toLocaleString('en-GB')}</span>
        <span className="text-muted">
          {next - points} to the next hundred
          {rank !== null && points > 0 && `, ${ordinal(rank)} in the community`}
        </span>
      </p>
      <ContourProgress
        label="Points on the way to the next hundred"
        value={points - (next - STEP)}
        max={STEP}
        valueText={`${points} points, ${next - points} to the next hundred`}
        className="mt-4 h-28"
      />
    </>
  );
}
