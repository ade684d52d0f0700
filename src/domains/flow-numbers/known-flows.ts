/** Which transitions and states each machine has, by which a count is believed. */
import { knownFlows } from '#generated/known-flows.gen.ts';

interface KnownFlow {
  /** Whether it runs in pages. The others run on the server alone. */
  isOnPage: boolean;
  transitions: ReadonlySet<string>;
  /** The innermost ones. */
  states: ReadonlySet<string>;
}

const FLOWS: ReadonlyMap<string, KnownFlow> = new Map(
  Object.entries(knownFlows).map(([machine, { isOnPage, transitions, states }]) => [
    machine,
    { isOnPage, transitions: new Set(transitions), states: new Set(states) },
  ]),
);

const flowOnPage = (machine: string): KnownFlow | undefined => {
  const flow = FLOWS.get(machine);
  return flow?.isOnPage ? flow : undefined;
};

/** Whether a page can have taken it. */
export const isTransitionOnPage = (machine: string, from: string, event: string, to: string): boolean =>
  flowOnPage(machine)?.transitions.has(`${from} ${event} ${to}`) ?? false;

/** Whether a page can have been in it. */
export const isStateOnPage = (machine: string, state: string): boolean =>
  flowOnPage(machine)?.states.has(state) ?? false;
