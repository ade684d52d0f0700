import { GoalPage } from '#domains/goals/web/goal-page.tsx';
import { GoalActions } from './goal-actions.tsx';

export const GoalWithActions = () => <GoalPage>{(detail) => <GoalActions detail={detail} />}</GoalPage>;
