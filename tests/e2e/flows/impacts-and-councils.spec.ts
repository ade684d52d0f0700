import { impactMap } from '../../flows/impact.ts';
import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';

testWalks(test, impactMap);
