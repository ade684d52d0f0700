/** The domain’s calls. */
import { addPoints, recalculatePoints } from './adjust-points.ts';
import { listMyPoints, listUserPoints } from './list-points.ts';

export const pointCalls = { addPoints, recalculatePoints, listMyPoints, listUserPoints };
