import { useQuery } from '@tanstack/react-query';
import { listMyPointsOptions } from '#generated/users/listMyPoints.gen.ts';
import { say } from '#languages/say.ts';
import { TerrainChart } from '#ui/chart/terrain-chart.tsx';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { pointsHistoryOf, relativeHistory, sayPointsTrend } from './points-history.ts';

const MAX_READ = 100;

/** The score over the last months; left out if it can't be loaded, since the rows below say the same. */
export function PointsHistoryChart({ className }: { className?: string | undefined }) {
  const { data, isPending } = useQuery(listMyPointsOptions({ query: { page_size: MAX_READ } }));
  const list = data?.data;
  if (isPending) return <Skeleton className={classNames('h-72 w-full', className)} />;
  if (!list) return null;
  const course = pointsHistoryOf(list.data, { isWhole: list.meta.nextCursor === null, now: new Date() });
  if (course.length < 2) return null;
  const drawn = relativeHistory(course);
  return (
    <TerrainChart
      title={sayPointsTrend(course)}
      note={drawn[0]?.value === 0 ? say('points.pointsHistoryChart.gains') : say('points.pointsHistoryChart.totals')}
      level={2}
      heads={[say('points.pointsHistoryChart.month'), say('points.pointsHistoryChart.points')]}
      points={drawn}
      className={className}
    />
  );
}
