/** Whom an owner may add to an impact. */

import { sayName } from '#domains/people/model.ts';
import { listActiveIds, readCards } from '#domains/people/server/public.ts';
import { formatList } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { listDecliners } from '../namings/namings.repository.ts';
import type { ImpactNeeds } from '../needs.ts';

interface MemberAddition {
  /** Null for an impact that is being logged. */
  impactId: string | null;
  ownerId: string;
  added: readonly string[];
  listBlockedWith: ImpactNeeds['listBlockedWith'];
}

/** Messages about people who can't be added. They don't reveal who blocks whom. */
export async function findMemberFaults(
  tx: Tx,
  { impactId, ownerId, added, listBlockedWith }: MemberAddition,
): Promise<string[]> {
  const active = await listActiveIds(tx, added);
  const blocked = await listBlockedWith(tx, ownerId, [...active]);
  const declined = impactId === null ? [] : await listDecliners(tx, impactId, added);
  const faults: string[] = [];
  if (added.some((id) => !active.has(id))) faults.push(say('impacts.failures.activePeople'));
  if (blocked.size > 0) {
    faults.push(say('impacts.failures.cannotAdd', { names: await sayNames(tx, [...blocked], 'disjunction') }));
  }
  if (declined.length > 0) {
    const names = await sayNames(tx, declined, 'conjunction');
    faults.push(say('impacts.failures.notThere', { names, count: declined.length }));
  }
  return faults;
}

async function sayNames(tx: Tx, ids: readonly string[], kind: 'conjunction' | 'disjunction'): Promise<string> {
  const cardOf = await readCards(tx, ids);
  return formatList(
    ids.map((id) => isolate(sayName(cardOf(id)))),
    kind,
  );
}
