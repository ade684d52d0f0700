import { commentMap } from '../../flows/comment.ts';
import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';

testWalks(test, commentMap);
