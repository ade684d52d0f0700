/** Describes an event in plain words. */
import { formatList } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { findFlow } from '../drawn-flows.ts';
import { callNameOf, eventNameOf, momentOf, stateNameOf } from '../graph/plain-words.ts';
import type { LiveEntry } from './live-state.ts';

export function describeEvent({ event, flow }: LiveEntry): string {
  const { type } = event;
  if (type === '' || type === 'xstate.init') return say('inspector.entryTexts.started');
  if (type === 'xstate.stop') return say('inspector.entryTexts.stopped');
  const known = findFlow(flow)?.chart.transitions.find((transition) => transition.event === type);
  if (known?.actor)
    return say('inspector.entryTexts.answered', { actor: callNameOf(known.actor), result: known.name.toLowerCase() });
  if (known) return known.name;
  const [, kind, what = ''] = /^xstate\.(done|error|after)\.(?:actor\.)?(.+)$/.exec(type) ?? [];
  if (kind === 'done') return say('inspector.entryTexts.worked', { actor: callNameOf(what) });
  if (kind === 'error') return say('inspector.entryTexts.failed', { actor: callNameOf(what) });
  if (kind === 'after') return momentOf(what.split('.')[0] ?? what, {});
  return eventNameOf(type);
}

/** The innermost active state. `flow` is the id of the machine. */
export function activeStateName({ flow, value }: Pick<LiveEntry, 'flow' | 'value'>): string {
  if (typeof value === 'string') return stateNameOf(flow, value);
  if (typeof value !== 'object' || value === null) return '';
  const names = Object.entries(value).map(
    ([key, inner]) => activeStateName({ flow, value: inner }) || stateNameOf(flow, key),
  );
  return formatList(names, 'unit');
}
