import { useParams } from 'react-router-dom';
import { GoalPage as Goal } from '#domains/goals/web/goal-page.tsx';
import { NoGoal } from '#domains/goals/web/no-goal.tsx';
import { useViewer } from '../use-viewer.ts';
import { GoalActions } from './goal-actions.tsx';

export function GoalPage() {
  const { slug = '' } = useParams();
  const viewer = useViewer();
  return (
    <Goal slug={slug} notFound={<NoGoal />}>
      {(detail) => <GoalActions detail={detail} viewer={viewer} />}
    </Goal>
  );
}
