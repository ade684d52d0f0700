/** Describes an event in plain words. */
import { say } from '#languages/say.ts';
import { findFlow } from '../flows.ts';
import { momentOf, plainWords } from '../graph/plain-words.ts';
import type { LiveEntry } from './live-state.ts';

export function happened({ event, flow }: LiveEntry): string {
  const { type } = event;
  if (type === '' || type === 'xstate.init') return say('inspector.told.started');
  if (type === 'xstate.stop') return say('inspector.told.stopped');
  const known = findFlow(flow)?.chart.transitions.find((transition) => transition.event === type);
  if (known?.actor)
    return say('inspector.told.answered', { actor: plainWords(known.actor), result: known.name.toLowerCase() });
  if (known) return known.name;
  const [, kind, what = ''] = /^xstate\.(done|error|after)\.(?:actor\.)?(.+)$/.exec(type) ?? [];
  if (kind === 'done') return say('inspector.told.worked', { actor: plainWords(what) });
  if (kind === 'error') return say('inspector.told.failed', { actor: plainWords(what) });
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
