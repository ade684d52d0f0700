import { applicationMap } from '../../flows/application.ts';
import { opportunityMap } from '../../flows/opportunity.ts';
import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';

testWalks(test, opportunityMap);
testWalks(test, applicationMap);
