import { applicationMap } from '../../flows/application.ts';
import { autoAcceptMap } from '../../flows/auto-accept.ts';
import { opportunityMap } from '../../flows/opportunity.ts';
import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';

testWalks(test, opportunityMap, { isWalkedElsewhere: true });
testWalks(test, applicationMap);
testWalks(test, autoAcceptMap);
