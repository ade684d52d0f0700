/** Describes an event in plain words. */
import { findFlow } from '../flows.ts';
import { momentOf, plainWords } from '../graph/plain-words.ts';
import type { LiveEntry } from './live-state.ts';

export function happened({ event, flow }: LiveEntry): string {
  const { type } = event;
  if (type === '' || type === 'xstate.init') return 'Started';
  if (type === 'xstate.stop') return 'Stopped';
  const known = findFlow(flow)?.chart.transitions.find((transition) => transition.event === type);
  if (known?.actor) return `${plainWords(known.actor)}: ${known.name.toLowerCase()}`;
  if (known) return known.name;
  const [, kind, what = ''] = /^xstate\.(done|error|after)\.(?:actor\.)?(.+)$/.exec(type) ?? [];
  if (kind === 'done') return `${plainWords(what)}: it worked`;
  if (kind === 'error') return `${plainWords(what)}: it failed`;
  if (kind === 'after') return momentOf(what.split('.')[0] ?? what, {});
  return plainWords(type);
}

/** The innermost active state. */
export function leafName(value: unknown): string {
  if (typeof value === 'string') return plainWords(value);
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([key, inner]) => leafName(inner) || plainWords(key))
    .join(', ');
}
