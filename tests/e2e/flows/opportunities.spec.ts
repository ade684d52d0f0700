import { applicationMap } from '../../flows/application.ts';
import { autoAcceptMap } from '../../flows/auto-accept.ts';
import { opportunityMap } from '../../flows/opportunity.ts';
import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';

testWalks(test, opportunityMap, { isWalkedElsewhere: true });
// These are walked daily: an application in opportunities-lifecycle.spec.ts and scholarships-member.spec.ts, the rule in
// opportunities-applications.spec.ts.
testWalks(test, applicationMap, { isWalkedElsewhere: true });
testWalks(test, autoAcceptMap, { isWalkedElsewhere: true });
