/** The domain’s calls. */
import { getPointsRecount } from './get-points-recount.ts';
import { previewPointsRule } from './preview-points-rule.ts';
import { startPointsRecount } from './start-points-recount.ts';
import { stopPointsRecount } from './stop-points-recount.ts';

export const recountCalls = { getPointsRecount, startPointsRecount, stopPointsRecount, previewPointsRule };
