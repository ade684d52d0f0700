/** Decisions as the person they're about reads them. */
import type { OwnDecision } from '#generated/types.gen.ts';
import { isolate } from '#ui/isolate.ts';

/** A suspension that hasn't ended and wasn't reversed. */
export const isSuspension = ({ outcome, state, suspendedUntil }: OwnDecision, now: number): boolean =>
  outcome === 'suspended' && state !== 'overturned' && suspendedUntil !== null && Date.parse(suspendedUntil) > now;

export function sayDecision({ outcome, kind, suspendedUntil }: OwnDecision, now: number): string {
  if (outcome === 'hidden') return `Your ${kind} was hidden`;
  if (outcome === 'warned') return 'You were given a warning';
  const isOver = suspendedUntil !== null && Date.parse(suspendedUntil) <= now;
  return isOver ? 'Your account was suspended' : 'Your account is suspended';
}

export const sayAbout = ({ kind, title }: OwnDecision): string =>
  kind === 'profile' ? 'About your profile' : `About your ${kind} “${isolate(title)}”`;
