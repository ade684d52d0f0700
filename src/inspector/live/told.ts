/** Describes an event in plain words. */
import { formatList } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { findFlow } from '../flows.ts';
import { callNameOf, eventNameOf, momentOf, stateNameOf } from '../graph/plain-words.ts';
import type { LiveEntry } from './live-state.ts';

export function happened({ event, flow }: LiveEntry): string {
  const { type } = event;
  if (type === '' || type === 'xstate.init') return say('inspector.told.started');
  if (type === 'xstate.stop') return say('inspector.told.stopped');
  const known = findFlow(flow)?.chart.transitions.find((transition) => transition.event === type);
  if (known?.actor)
    return say('inspector.told.answered', { actor: callNameOf(known.actor), result: known.name.toLowerCase() });
  if (known) return known.name;
  const [, kind, what = ''] = /^xstate\.(done|error|after)\.(?:actor\.)?(.+)$/.exec(type) ?? [];
  if (kind === 'done') return say('inspector.told.worked', { actor: callNameOf(what) });
  if (kind === 'error') return say('inspector.told.failed', { actor: callNameOf(what) });
  if (kind === 'after') return momentOf(what.split('.')[0] ?? what, {});
  return eventNameOf(type);
}

/** The innermost active state. `flow` is the id of the machine. */
export function leafName({ flow, value }: Pick<LiveEntry, 'flow' | 'value'>): string {
  if (typeof value === 'string') return stateNameOf(flow, value);
  if (typeof value !== 'object' || value === null) return '';
  const names = Object.entries(value).map(([key, inner]) => leafName({ flow, value: inner }) || stateNameOf(flow, key));
  return formatList(names, 'unit');
}
