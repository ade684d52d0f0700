import { record } from '#domains/audit/server/public.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import type { AuthNeeds } from '../needs.ts';
import { countStaff, readRuleForUpdate, type StoredRule, writeRule } from './second-step-rule.repository.ts';

/** The database tells every process at once, since each remembers who calls. */
export const setSecondStepRule: Call<'setSecondStepRule', Pick<AuthNeeds, 'db'>> = async ({ db }, request) => {
  const { userId } = callerOf(request);
  const roles = [...request.body.roles].sort();
  // Days without a role mean nothing.
  const rule = { roles, graceDays: roles.length === 0 ? 0 : request.body.graceDays };
  await db.transaction().execute(async (tx) => {
    const before = await readRuleForUpdate(tx);
    if (isSame(before, rule)) return;
    await writeRule(tx, rule);
    await record(tx, {
      actorId: userId,
      action: 'second_step_rule_changed',
      subjectKind: 'community',
      subjectId: null,
      link: '/admin/security',
      fromState: factOf(before),
      toState: factOf(rule),
    });
  });
  return ok('Rule saved.', { ...rule, staff: await countStaff(db) });
};

const isSame = (one: StoredRule, other: StoredRule) =>
  one.graceDays === other.graceDays && one.roles.join() === other.roles.join();

const factOf = ({ roles, graceDays }: StoredRule) =>
  roles.length === 0 ? ({ of: 'off' } as const) : ({ of: 'secondStepRule', roles, graceDays } as const);
