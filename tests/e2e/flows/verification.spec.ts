import { deactivationMap } from '../../flows/deactivation.ts';
import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';
import { verificationMailMap } from '../../flows/verification-mail.ts';
import { verifyEmailMap } from '../../flows/verify-email.ts';

testWalks(test, verifyEmailMap);
testWalks(test, verificationMailMap);
// account.spec.ts walks it daily, up to the login that reactivates the account.
testWalks(test, deactivationMap, { isWalkedElsewhere: true });
