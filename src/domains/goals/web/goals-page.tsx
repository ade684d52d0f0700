import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listGoalsOptions } from '#generated/goals/listGoals.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { ContourCover } from '#ui/drawn/contour-cover.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { breakLongWords } from '#ui/text/long-words.ts';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { GOALS, type GoalName, goalColor, goalPathOf } from '../goals.ts';

/** Names appear at once; the counts follow with the data. */
export function GoalsPage() {
  const read = useQuery(listGoalsOptions());
  const { data, error } = read;
  const counts = new Map(data?.data.data.map(({ id, impactCount }) => [id, impactCount]));
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-10 sm:px-8 lg:py-14">
      <PageHeading lead={say('goals.list.lead')}>{say('goals.list.title')}</PageHeading>
      {error && !data && <FailedRead of={read} className="mt-8" what={say('goals.list.failed')} />}
      <div className="@container">
        <ol className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6 lg:mt-12 @4xl:grid-cols-6 lg:gap-y-12">
          {GOALS.map((goal) => (
            <GoalTile key={goal.id} goal={goal} count={counts.get(goal.id)} isKnown={Boolean(data) || Boolean(error)} />
          ))}
          <li className="flex flex-col items-start justify-end gap-4 border-s-4 border-line ps-4">
            <p className="text-muted">{say('goals.list.prompt')}</p>
            <NextStep />
          </li>
        </ol>
      </div>
    </div>
  );
}

function NextStep() {
  const viewer = useViewer();
  if (!viewer) return <TextLink to="/auth/register">{say('goals.register')}</TextLink>;
  if (viewer.role !== 'Member') return <TextLink to="/impacts">{say('goals.list.seeImpacts')}</TextLink>;
  return (
    <ButtonLink to="/dashboard/impacts/new" size="sm">
      {say('goals.log')}
    </ButtonLink>
  );
}

function GoalTile({ goal, count, isKnown }: { goal: GoalName; count: number | undefined; isKnown: boolean }) {
  const color = goalColor(goal.id);
  return (
    <li className="group relative min-w-0">
      <div className="overflow-hidden rounded-e-lg border-s-8" style={{ borderColor: color }}>
        <ContourCover
          id={`goal ${goal.id}`}
          colors={[color]}
          className="aspect-square transition-[scale] group-hover:scale-105 motion-reduce:group-hover:scale-100"
        />
      </div>
      <h2 className="mt-3 flex gap-2 text-lg leading-snug">
        <span className="w-6 shrink-0 text-muted tabular-nums">{goal.id}</span>
        <Link to={goalPathOf(goal)} className="min-w-0 after:absolute after:inset-0 group-hover:underline">
          {breakLongWords(goal.shortTitle)}
        </Link>
      </h2>
      <p className="mt-1 min-h-5 ps-8 text-sm text-muted tabular-nums">
        {isKnown ? count !== undefined && say('goals.count', { count }) : <Skeleton className="h-4 w-20" />}
      </p>
    </li>
  );
}
