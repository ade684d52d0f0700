import { signUpPromptMap } from '../../flows/sign-up-prompt.ts';
import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';

testWalks(test, signUpPromptMap);
