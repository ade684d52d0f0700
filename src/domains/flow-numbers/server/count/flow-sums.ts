import type { CountedStay, CountedTransition } from './counted.ts';

/** Sums in memory, until they are added to those in the database. */
export interface FlowSums {
  addTransition(transition: CountedTransition): void;
  addStay(stay: CountedStay): void;
  /** What has been added since the last time. */
  take(): { transitions: CountedTransition[]; stays: CountedStay[] };
}

export function createFlowSums(): FlowSums {
  const transitions = new Map<string, CountedTransition>();
  const stays = new Map<string, CountedStay>();
  return {
    addTransition: (transition) => addTo(transitions, transition),
    addStay: (stay) => addTo(stays, stay),
    take: () => {
      const taken = { transitions: [...transitions.values()], stays: [...stays.values()] };
      transitions.clear();
      stays.clear();
      return taken;
    },
  };
}

/** All that is added has its properties in the same order. */
function addTo<Counted extends { count: number }>(sums: Map<string, Counted>, { count, ...rest }: Counted): void {
  const key = Object.values(rest).join('\n');
  const sum = sums.get(key);
  if (sum) sum.count += count;
  else sums.set(key, { ...rest, count } as Counted);
}
