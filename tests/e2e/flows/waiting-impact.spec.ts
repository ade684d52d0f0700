import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';
import { waitingImpactMap } from '../../flows/waiting-impact.ts';

testWalks(test, waitingImpactMap);
