/**
 * Counts what this page's machines do, and sends the sums when the page is hidden. Each sum is of a transition or of stays
 * in a state: no id, no order, nothing that was typed.
 */
import { type AnyActor, type AnyMachineSnapshot, type AnyTransitionDefinition, StateMachine } from 'xstate';
import { client } from '#generated/client.gen.ts';
import type { CountFlowData, FlowCountsInput, FlowDevice } from '#generated/types.gen.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { watchFlows } from '#platform/browser/flows/running-flows.ts';
import { bucketOf } from '../duration-buckets.ts';

/** The contract's limits of a batch. */
const MAX_ITEMS = 200;
const MAX_COUNT = 100;
/** Of a tablet's shorter side, in CSS pixels. */
const TABLET_WIDTH = 600;
const PATH: CountFlowData['url'] = '/flow-counts';

/** Does nothing for someone who has asked not to be observed. @param release the page's. */
export function countFlows(release: string): void {
  if (navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true) return;
  const transitions = new Map<string, FlowCountsInput['transitions'][number]>();
  const entered = new Map<string, NonNullable<FlowCountsInput['entered']>[number]>();
  const durations = new Map<string, FlowCountsInput['durations'][number]>();
  const stays = new WeakMap<AnyActor, Map<string, number>>();
  const systems = new WeakSet();

  function follow(actor: AnyActor, machine: string, { _nodes }: AnyMachineSnapshot): void {
    const since = stays.get(actor) ?? new Map<string, number>();
    stays.set(actor, since);
    const now = performance.now();
    const active = new Set(_nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(pathOf));
    for (const [state, from] of since) {
      if (active.has(state)) continue;
      since.delete(state);
      add(durations, { machine, state, bucket: bucketOf(now - from) });
    }
    for (const state of active) {
      if (since.has(state)) continue;
      since.set(state, now);
      add(entered, { machine, state });
    }
  }

  watchFlows((watched) => {
    if (systems.has(watched.system)) return;
    systems.add(watched.system);
    if (watched.logic instanceof StateMachine) follow(watched, watched.logic.id, watched.getSnapshot());
    watched.system.inspect((event) => {
      if (event.type !== '@xstate.microstep') return;
      const actor = event.actorRef as AnyActor;
      const machine = actor.logic.id;
      for (const taken of event._transitions) {
        for (const to of taken.target ?? [taken.source]) {
          add(transitions, { machine, ...nameOf(taken, event.event), to: pathOf(to) });
        }
      }
      follow(actor, machine, event.snapshot as AnyMachineSnapshot);
    });
  });

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || transitions.size === 0) return;
    const batch: FlowCountsInput = {
      release,
      device: deviceClass(),
      transitions: [...transitions.values()],
      entered: [...entered.values()],
      durations: [...durations.values()],
    };
    const body = new Blob([JSON.stringify(batch)], { type: 'application/json' });
    navigator.sendBeacon(`${client.getConfig().baseUrl}${PATH}`, body);
    for (const sums of [transitions, entered, durations]) sums.clear();
  });
}

function add<Sum extends { count: number }>(sums: Map<string, Sum>, what: Omit<Sum, 'count'>): void {
  const key = JSON.stringify(what);
  const sum = sums.get(key);
  if (sum) sum.count = Math.min(sum.count + 1, MAX_COUNT);
  else if (sums.size < MAX_ITEMS) sums.set(key, { ...what, count: 1 } as Sum);
}

const pathOf = ({ path }: { path: string[] }): string => path.join('.');

function nameOf({ source, eventType }: AnyTransitionDefinition, event: { error?: unknown }) {
  const outcome = eventType.startsWith('xstate.error.') ? outcomeOf(event.error) : undefined;
  return { from: pathOf(source), event: eventType, ...(outcome !== undefined && { outcome }) };
}

/** How a call failed, if one did. */
function outcomeOf(error: unknown): string | undefined {
  if (!isApiError(error)) return undefined;
  if (error.kind === 'network') return 'offline';
  return error.code ?? (error.status === null ? undefined : `${Math.floor(error.status / 100)}xx`);
}

function deviceClass(): FlowDevice {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop';
  return Math.min(screen.width, screen.height) < TABLET_WIDTH ? 'phone' : 'tablet';
}
