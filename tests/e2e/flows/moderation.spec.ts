import { moderationMap } from '../../flows/moderation.ts';
import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';

// moderation.spec.ts walks it daily: a report, a suspension, an appeal and its answer.
testWalks(test, moderationMap, { isWalkedElsewhere: true });
