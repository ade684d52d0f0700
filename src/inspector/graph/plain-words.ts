import { say } from '#languages/say.ts';
import { ACTIONS } from '../flows/action-names.ts';
import { CALL_NAMES } from '../flows/call-names.ts';
import { EVENTS } from '../flows/event-names.ts';
import { STATES } from '../flows/state-names.ts';
import { CONDITIONS, MOMENTS } from '../flows/words.ts';

/** `machine` is the machine's id, `key` the state's key. */
export const stateNameOf = (machine: string, key: string): string =>
  named(STATES, `${machine}.${key}`) ?? named(STATES, key) ?? plainWords(key);

export const eventNameOf = (type: string): string => named(EVENTS, type) ?? plainWords(type);

export const actionNameOf = (action: string): string => named(ACTIONS, action) ?? plainWords(action);

export const callNameOf = (actor: string): string => named(CALL_NAMES, actor) ?? plainWords(actor);

/** Looks up own properties only: a foreign machine may have a state called `constructor`. */
const named = (names: Readonly<Record<string, string>>, id: string): string | undefined =>
  Object.hasOwn(names, id) ? names[id] : undefined;

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

/** The condition as worded after "if", with the status that it stands for. */
export function conditionOf(guard: string): string {
  const known = CONDITIONS[guard];
  if (!known) return plainWords(guard).toLowerCase();
  const { so: condition, status } = known;
  return status === undefined ? condition : say('inspector.plainWords.withStatus', { condition, status: `${status}` });
}

export const questionOf = (guard: string): string => CONDITIONS[guard]?.ask ?? `${plainWords(guard)}?`;

/** `key` is the key under `after`: milliseconds, or the name of a delay. */
export function momentOf(key: string, delays: Readonly<Record<string, number | null>>): string {
  const ms = /^\d+$/.test(key) ? Number(key) : delays[key];
  if (typeof ms === 'number') return say('inspector.plainWords.after', { time: seconds(ms) });
  return MOMENTS[key] ?? plainWords(key).toLowerCase();
}

function seconds(ms: number): string {
  if (ms < 1_000) return say('inspector.plainWords.milliseconds', { count: ms });
  if (ms < 120_000) return say('inspector.plainWords.seconds', { count: Math.round(ms / 100) / 10 });
  return say('inspector.plainWords.minutes', { count: Math.round(ms / 6_000) / 10 });
}
