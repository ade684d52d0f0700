import { heldDecisionMap } from '../../flows/held-decision.ts';
import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';

testWalks(test, heldDecisionMap);
