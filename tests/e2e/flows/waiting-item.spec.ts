import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';
import { waitingItemMap } from '../../flows/waiting-item.ts';

testWalks(test, waitingItemMap);
