import type { ImportFault } from '#generated/types.gen.ts';
import { COLUMNS } from '../columns.ts';
import type { Plan, PlanNeeds, TableToPlan } from './plan.ts';
import { planImpacts } from './plan-impacts.ts';
import { planMembers } from './plan-members.ts';

/** What a table would make, row by row, and every fault in it. Makes nothing. */
export async function planImport(needs: PlanNeeds, table: TableToPlan): Promise<Plan> {
  const plan = table.kind === 'members' ? await planMembers(needs, table) : await planImpacts(needs, table);
  const columns: readonly string[] = COLUMNS[table.kind];
  const placeOf = ({ column }: ImportFault) => (column === null ? 0 : columns.indexOf(column));
  return { ...plan, faults: plan.faults.toSorted((a, b) => a.row - b.row || placeOf(a) - placeOf(b)) };
}
