import { careMap } from '../../flows/care.ts';
import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';

// By care.spec.ts: a report, a suspension, an appeal and its answer.
testWalks(test, careMap, { isWalkedElsewhere: true });
