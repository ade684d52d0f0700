import { say } from '#languages/say.ts';
import { CONDITIONS, MOMENTS } from '../flows/words.ts';

/** `otherTab.loggedOut` → "Other tab logged out" */
export function plainWords(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[._-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** After "if". */
export const conditionOf = (guard: string): string => CONDITIONS[guard]?.so ?? plainWords(guard).toLowerCase();

export const questionOf = (guard: string): string => CONDITIONS[guard]?.ask ?? `${plainWords(guard)}?`;

/** `key` is what follows `after`: milliseconds, or the name of a delay. */
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
