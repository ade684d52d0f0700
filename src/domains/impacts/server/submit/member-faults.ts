/** Whom an owner may add to an impact. */

import { sayName } from '#domains/people/model.ts';
import { listActiveIds, readCards } from '#domains/people/server/public.ts';
import { formatList } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { isolate } from '#ui/shared/isolate.ts';
import type { ImpactNeeds } from '../needs.ts';

interface MemberAddition {
  ownerId: string;
  added: readonly string[];
  listBlockedWith: ImpactNeeds['listBlockedWith'];
}

/** Messages about people who can't be added. They don't reveal who blocks whom. */
export async function findMemberFaults(tx: Tx, { ownerId, added, listBlockedWith }: MemberAddition): Promise<string[]> {
  const active = await listActiveIds(tx, added);
  const blocked = await listBlockedWith(tx, ownerId, [...active]);
  const faults: string[] = [];
  if (added.some((id) => !active.has(id))) faults.push(say('impacts.failures.activePeople'));
  if (blocked.size > 0) {
    const cardOf = await readCards(tx, blocked);
    const names = [...blocked].map((id) => isolate(sayName(cardOf(id))));
    faults.push(say('impacts.failures.cannotAdd', { names: formatList(names, 'disjunction') }));
  }
  return faults;
}
