import { quickLogMap } from '../../flows/quick-log.ts';
import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';

testWalks(test, quickLogMap);
