import { newsMap } from '../../flows/news.ts';
import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';

testWalks(test, newsMap, { isWalkedElsewhere: true });
