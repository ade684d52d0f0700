/** The domain’s calls. */
import { createPrivacyPolicy, getPrivacyPolicy, updatePrivacyPolicy } from './privacy-policy.ts';

export const peopleCalls = { createPrivacyPolicy, updatePrivacyPolicy, getPrivacyPolicy };
