import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { firstDayKept } from '../days-kept.ts';
import type { FlowNumberNeeds } from '../needs.ts';
import { sumMachines } from './sums.repository.ts';
import { MIN_SHOWN } from './without-small.ts';

export const getFlowMachines: Call<'getFlowMachines', Pick<FlowNumberNeeds, 'db' | 'counter'>> = async ({
  db,
  counter,
}) => {
  await counter.flush();
  return ok('Machines found.', await sumMachines(db, { from: firstDayKept(), least: MIN_SHOWN }));
};
