import { commentMap } from '../../flows/comment.ts';
import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';

// By comments.spec.ts, from posting to deleting; hiding and showing again are tested over HTTP.
testWalks(test, commentMap, { isWalkedElsewhere: true });
