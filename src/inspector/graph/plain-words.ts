import { say } from '#languages/say.ts';
import { nameOf } from '../flows/names.ts';

export const stateNameOf = (machine: string, key: string): string =>
  nameOf('states', `${machine}.${key}`) ?? nameOf('states', key) ?? plainWords(key);

export const eventNameOf = (type: string): string => nameOf('events', type) ?? plainWords(type);

export const actionNameOf = (action: string): string => nameOf('actions', action) ?? plainWords(action);

export const callNameOf = (actor: string): string => nameOf('calls', actor) ?? plainWords(actor);

/**
 * A fallback for an id without a name, for example in a foreign machine: `otherTab.loggedOut` → "Other tab logged out"
 */
export function plainWords(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[._-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The answer's status for which a condition holds. */
const STATUSES = new Map([
  ['isUnverified', '202'],
  ['isRefusal', '401'],
  ['isConflict', '409'],
  ['isLinkDead', '410'],
]);

/** The condition as worded after "if", with the status that it stands for. */
export function conditionOf(guard: string): string {
  const condition = nameOf('conditions', guard) ?? plainWords(guard).toLowerCase();
  const status = STATUSES.get(guard);
  return status === undefined ? condition : say('inspector.plainWords.withStatus', { condition, status });
}

export const questionOf = (guard: string): string => nameOf('questions', guard) ?? `${plainWords(guard)}?`;

/** `key` is the key under `after`: milliseconds, or the name of a delay. */
export function momentOf(key: string, delays: Readonly<Record<string, number | null>>): string {
  const ms = /^\d+$/.test(key) ? Number(key) : delays[key];
  if (typeof ms === 'number') return say('inspector.plainWords.after', { time: seconds(ms) });
  return nameOf('delays', key) ?? plainWords(key).toLowerCase();
}

function seconds(ms: number): string {
  if (ms < 1_000) return say('inspector.plainWords.milliseconds', { count: ms });
  if (ms < 120_000) return say('inspector.plainWords.seconds', { count: Math.round(ms / 100) / 10 });
  return say('inspector.plainWords.minutes', { count: Math.round(ms / 6_000) / 10 });
}
