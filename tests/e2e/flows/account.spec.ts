import { forgotPasswordMap } from '../../flows/forgot-password.ts';
import { profileCompletionMap } from '../../flows/profile-completion.ts';
import { registrationMap } from '../../flows/registration.ts';
import { resetPasswordMap } from '../../flows/reset-password.ts';
import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';

testWalks(test, registrationMap);
testWalks(test, forgotPasswordMap);
testWalks(test, resetPasswordMap);
testWalks(test, profileCompletionMap);
