import { councilMap } from '../../flows/council.ts';
import { impactMap } from '../../flows/impact.ts';
import { membershipRequestMap } from '../../flows/membership-request.ts';
import { namingMap } from '../../flows/naming.ts';
import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';

testWalks(test, impactMap, { isWalkedElsewhere: true });
// impacts-namings.spec.ts walks it daily.
testWalks(test, namingMap, { isWalkedElsewhere: true });
testWalks(test, councilMap, { isWalkedElsewhere: true });
// councils-lifecycle.spec.ts walks it daily: a request and its acceptance.
testWalks(test, membershipRequestMap, { isWalkedElsewhere: true });
