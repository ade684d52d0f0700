/** What the journeys send. */
import { rowsOf, send, valueIn } from '../ask.ts';
import { type Kit, operationOf } from '../kit.ts';
import { JourneyEnded, type Writer } from './writer.ts';

const DAY_MS = 86_400_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Without what can no longer be chosen. */
async function offeredIn(kit: Kit, list: string): Promise<unknown[]> {
  const { json } = await send(kit, operationOf(kit, list), { as: null });
  return rowsOf(valueIn(json, 'data', 'data'))
    .filter((row) => valueIn(row, 'isRetired') !== true)
    .map((row) => valueIn(row, 'id'));
}

async function firstIdOf(kit: Kit, list: string): Promise<string> {
  const [id] = await offeredIn(kit, list);
  if (typeof id !== 'string') throw new JourneyEnded(`the server's ${list} offers nothing`);
  return id;
}

async function goalsOf(kit: Kit, count: number): Promise<number[]> {
  const ids = (await offeredIn(kit, 'listGoals')).filter((id) => typeof id === 'number').slice(0, count);
  if (ids.length < count) throw new JourneyEnded(`the server offers fewer than ${count} goals`);
  return ids;
}

export const councilOf = async ({ kit, stamp }: Writer) => ({
  councilTitle: `Conformance ${stamp}`,
  description: 'Made by the conformance kit, which checks that this server keeps its contract.',
  sdgs: await goalsOf(kit, 2),
});

export async function impactOf({ kit, stamp }: Writer, part: number) {
  return {
    title: `Conformance ${stamp}, part ${part}`,
    description: `Made by the conformance kit, which checks that this server keeps its contract. Part ${part} of ${stamp}.`,
    impactYear: Number(dayFromNow(-2).slice(0, 4)),
    startDate: dayFromNow(-2),
    eventType: await firstIdOf(kit, 'listImpactEventTypes'),
    sdgs: await goalsOf(kit, 1),
    measures: { hours: 1 },
  };
}

export async function opportunityOf({ kit, stamp }: Writer, part: number) {
  return {
    title: `Conformance ${stamp}, part ${part}`,
    description: 'Made by the conformance kit, which checks that this server keeps its contract.',
    typeId: await firstIdOf(kit, 'listOpportunityTypes'),
    categoryId: await firstIdOf(kit, 'listOpportunityCategories'),
    sdgs: await goalsOf(kit, 1),
    isRemote: true,
    deadline: dayFromNow(30),
    timeZone: 'UTC',
  };
}

export function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
