/** A recording of a page's events, to share as a link or a file. */

import * as z from 'zod/mini';
import { say } from '#languages/say.ts';
import { bytesOfBase64url } from '#platform/shared/base64url.ts';
import { activeStates, type Chart } from '../../graph/chart.ts';
import type { LiveEntry, LivePage } from '../live-state.ts';

/** How many steps a link contains, so that no program truncates it. */
const MAX_STEPS = 200;
const RECORDED = 'recorded';

const traceShape = z.object({
  path: z.string(),
  /** Milliseconds since 1970. */
  from: z.number(),
  /** Flow, event, state, and milliseconds since the start. */
  steps: z.array(z.tuple([z.string(), z.string(), z.unknown(), z.number()])),
});
type Trace = z.infer<typeof traceShape>;

/** Writes only states and events: payloads may be personal, and links get shared. */
export async function writeTrace({ path, timeline }: LivePage): Promise<string> {
  const kept = timeline.slice(-MAX_STEPS);
  const from = kept[0]?.at ?? 0;
  const steps = kept.map(({ flow, event, value, at }): Trace['steps'][number] => [flow, event.type, value, at - from]);
  const packed = await pass(new Blob([JSON.stringify({ path, from, steps })]), new CompressionStream('deflate-raw'));
  const bytes = String.fromCharCode(...new Uint8Array(await packed.arrayBuffer()));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws if the text wasn't written by `writeTrace`. */
export async function readTrace(text: string): Promise<LivePage> {
  const packed = new Blob([bytesOfBase64url(text)]);
  const unpacked = await pass(packed, new DecompressionStream('deflate-raw'));
  const { path, from, steps } = z.parse(traceShape, JSON.parse(await unpacked.text()));
  const last = new Map<string, string>();
  const timeline = steps.map(([flow, type, value, after], index): LiveEntry => {
    const hasMoved = last.get(flow) !== JSON.stringify(value);
    last.set(flow, JSON.stringify(value));
    const known = { event: { type }, value, context: null };
    return { turn: index + 1, sessionId: flow, flow, at: from + after, isDone: false, hasMoved, ...known };
  });
  return { id: RECORDED, title: say('inspector.trace.recording'), path, actors: [], timeline, isWhole: true };
}

/** The whole recording as a file, with payloads; secrets were masked by the sender. */
export const fileOf = ({ path, title, timeline }: LivePage): Blob => {
  const steps = timeline.map(({ at, flow, event, value, context }) => ({
    at: new Date(at).toISOString(),
    flow,
    event,
    state: value,
    context,
  }));
  return new Blob([JSON.stringify({ page: { path, title }, steps }, null, 2)], { type: 'application/json' });
};

/** The states a flow went through and the transitions between them. */
export function trailOf(chart: Chart, timeline: readonly LiveEntry[]): ReadonlySet<string> {
  const own = timeline.filter(({ flow }) => flow === chart.id);
  const stood = own.map(({ value }) => activeStates(chart, value));
  const taken = own.flatMap(({ event }, index) => {
    const [before, after] = [stood[index - 1] ?? [], stood[index] ?? []];
    return chart.transitions.filter(
      (one) => one.event === event.type && before.includes(one.source) && after.includes(one.target ?? one.source),
    );
  });
  return new Set([...stood.flat(), ...taken.map(({ id }) => id)]);
}

const pass = (blob: Blob, through: CompressionStream | DecompressionStream): Promise<Blob> =>
  new Response(blob.stream().pipeThrough(through)).blob();
