import { deactivationMap } from '../../flows/deactivation.ts';
import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';
import { verificationMailMap } from '../../flows/verification-mail.ts';
import { verifyEmailMap } from '../../flows/verify-email.ts';

testWalks(test, verifyEmailMap);
testWalks(test, verificationMailMap);
testWalks(test, deactivationMap);
