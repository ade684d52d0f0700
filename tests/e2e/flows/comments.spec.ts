import { commentMap } from '../../flows/comment.ts';
import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';

// comments.spec.ts walks it daily, from posting to deleting; hiding and showing again are tested over HTTP.
testWalks(test, commentMap, { isWalkedElsewhere: true });
