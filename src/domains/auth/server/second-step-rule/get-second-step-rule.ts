import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import type { AuthNeeds } from '../needs.ts';
import { countStaff, readRule } from './second-step-rule.repository.ts';

export const getSecondStepRule: Call<'getSecondStepRule', Pick<AuthNeeds, 'db'>> = async ({ db }) =>
  ok('Rule found.', { ...(await readRule(db)), staff: await countStaff(db) });
