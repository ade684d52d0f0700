import { careMap } from '../../flows/care.ts';
import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';

// care.spec.ts walks it daily: a report, a suspension, an appeal and its answer.
testWalks(test, careMap, { isWalkedElsewhere: true });
