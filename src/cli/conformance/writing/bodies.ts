/** What the journeys send. */
import { rowsOf, send, valueIn } from '../ask.ts';
import { type Kit, operationOf } from '../kit.ts';
import { JourneyEnded, type Writer } from './writer.ts';

const DAY_MS = 86_400_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

async function firstIdOf(kit: Kit, list: string): Promise<string> {
  const { json } = await send(kit, operationOf(kit, list), { as: null });
  const id = valueIn(rowsOf(valueIn(json, 'data', 'data'))[0], 'id');
  if (typeof id !== 'string') throw new JourneyEnded(`the server's ${list} is empty`);
  return id;
}

export const councilOf = ({ stamp }: Writer) => ({
  councilTitle: `Conformance ${stamp}`,
  description: 'Made by the conformance kit, which checks that this server keeps its contract.',
  sdgs: [13, 14],
});

export async function impactOf({ kit, stamp }: Writer, part: number) {
  return {
    title: `Conformance ${stamp}, part ${part}`,
    description: `Made by the conformance kit, which checks that this server keeps its contract. Part ${part} of ${stamp}.`,
    impactYear: Number(dayFromNow(-2).slice(0, 4)),
    startDate: dayFromNow(-2),
    eventType: await firstIdOf(kit, 'listImpactEventTypes'),
    sdgs: [13, 15],
    measures: { hours: 1 },
  };
}

export async function opportunityOf({ kit, stamp }: Writer, part: number) {
  return {
    title: `Conformance ${stamp}, part ${part}`,
    description: 'Made by the conformance kit, which checks that this server keeps its contract.',
    typeId: await firstIdOf(kit, 'listOpportunityTypes'),
    categoryId: await firstIdOf(kit, 'listOpportunityCategories'),
    sdgs: [4, 14],
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
