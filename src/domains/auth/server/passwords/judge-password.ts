import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { findPasswordFault, type SiteWords } from './find-password-fault.ts';

/** For a form, while someone types. */
export const judgePassword: Call<'judgePassword', { config: SiteWords }> = async ({ config }, request) => {
  const { password, known = [] } = request.body;
  return ok('Password judged.', { fault: await findPasswordFault(config, password, known) });
};
