/**
 * Counts what this page's machines do, and sends the sums when the page is hidden: once a page view. What is counted of a
 * view after that is sent with the next one. Each sum is of a transition or of stays in a state: no id, no order, nothing
 * that was typed. It's written to be small, since every visitor loads it.
 */
import type { AnyActor, AnyMachineSnapshot } from 'xstate';
import { client } from '#generated/client.gen.ts';
import type { CountFlowData, FlowCountsInput } from '#generated/types.gen.ts';
import type { ApiError } from '#platform/browser/calls/api-error.ts';
import { watchFlows } from '#platform/browser/flows/running-flows.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { innermostStates, pathOf } from '../counted-states.ts';
import { bucketOf } from '../duration-buckets.ts';

/** The contract's limits of a batch. */
const MAX_ITEMS = 200;
const MAX_COUNT = 100;
/** Of a tablet's shorter side, in CSS pixels. */
const TABLET_WIDTH = 600;
const PATH: CountFlowData['url'] = '/flow-counts';

type Part = 'transitions' | 'entered' | 'durations';

/** Does nothing for someone who has asked not to be observed. @param release the page's. */
export function countFlows(release: string): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl) return;
  const sums = new Map<string, number>();
  const stays = new WeakMap<AnyActor, Map<string, number>>();
  let hasMoved = false;
  let sentView = '';

  function add(part: Part, what: object): void {
    const key = JSON.stringify([part, what]);
    sums.set(key, (sums.get(key) ?? 0) + 1);
  }

  function follow(actor: AnyActor, snapshot: AnyMachineSnapshot): void {
    const machine: string = actor.logic.id;
    const since = stays.get(actor) ?? new Map<string, number>();
    stays.set(actor, since);
    const now = performance.now();
    const active = innermostStates(snapshot);
    for (const [state, from] of since) {
      if (active.includes(state)) continue;
      since.delete(state);
      add('durations', { machine, state, bucket: bucketOf(now - from) });
    }
    for (const state of active) {
      if (since.has(state)) continue;
      since.set(state, now);
      add('entered', { machine, state });
    }
  }

  watchFlows((watched) => {
    if (stays.has(watched)) return;
    follow(watched, watched.getSnapshot());
    watched.system.inspect((inspected) => {
      if (inspected.type !== '@xstate.microstep') return;
      const actor = inspected.actorRef as AnyActor;
      for (const { source, eventType: event, target } of inspected._transitions) {
        hasMoved = true;
        // Only an invoked call's event has an error.
        const outcome = outcomeOf(inspected.event['error']);
        for (const to of target ?? [source]) {
          add('transitions', { machine: actor.logic.id, from: pathOf(source), event, to: pathOf(to), outcome });
        }
      }
      follow(actor, inspected.snapshot as AnyMachineSnapshot);
    });
  });

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || !hasMoved || sentView === location.href) return;
    // The community has stopped counting since.
    if (readPageSettings().countedRelease === undefined) return;
    const batch: Required<FlowCountsInput> = {
      release,
      device: deviceClass(),
      transitions: [],
      entered: [],
      durations: [],
    };
    for (const [key, count] of sums) {
      const [part, what]: [Part, object] = JSON.parse(key);
      if (batch[part].length < MAX_ITEMS) batch[part].push({ ...what, count: Math.min(count, MAX_COUNT) } as never);
    }
    const body = new Blob([JSON.stringify(batch)], { type: 'application/json' });
    navigator.sendBeacon(`${client.getConfig().baseUrl}${PATH}`, body);
    sums.clear();
    hasMoved = false;
    sentView = location.href;
  });
}

/** How a call failed, if one did: other errors have a code as well. */
function outcomeOf(error?: Partial<ApiError>): string | undefined {
  if (!error?.kind) return undefined;
  return error.kind === 'network' ? 'offline' : (error.code ?? `${String(error.status)[0]}xx`);
}

function deviceClass(): FlowCountsInput['device'] {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop';
  return Math.min(screen.width, screen.height) < TABLET_WIDTH ? 'phone' : 'tablet';
}
