import { councilMap } from '../../flows/council.ts';
import { impactMap } from '../../flows/impact.ts';
import { membershipRequestMap } from '../../flows/membership-request.ts';
import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';

testWalks(test, impactMap, { isWalkedElsewhere: true });
testWalks(test, councilMap, { isWalkedElsewhere: true });
// councils-lifecycle.spec.ts walks it daily: a request and its acceptance.
testWalks(test, membershipRequestMap, { isWalkedElsewhere: true });
