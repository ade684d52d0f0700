/** Decisions as the person they're about reads them. */
import type { OwnDecision } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isolate } from '#ui/shared/isolate.ts';

/** A suspension that hasn't ended and wasn't reversed. */
export const isSuspension = ({ outcome, state, suspendedUntil }: OwnDecision, now: number): boolean =>
  outcome === 'suspended' && state !== 'overturned' && suspendedUntil !== null && Date.parse(suspendedUntil) > now;

export function sayDecision({ outcome, kind, suspendedUntil }: OwnDecision, now: number): string {
  if (outcome === 'hidden') return say('moderation.decisionTexts.hidden', { kind });
  if (outcome === 'warned') return say('moderation.decisionTexts.warned');
  const isOver = suspendedUntil !== null && Date.parse(suspendedUntil) <= now;
  return isOver ? say('moderation.decisionTexts.suspensionOver') : say('moderation.decisionTexts.suspended');
}

/** What became of the appeal, if there was one. */
export const sayAppeal = ({ state, appeal }: OwnDecision): string | null => {
  if (!appeal) return null;
  if (appeal.answeredAt === null) return say('moderation.decisionItem.appealOpen');
  return state === 'overturned'
    ? say('moderation.decisionItem.appealAccepted')
    : say('moderation.decisionItem.appealDeclined');
};

export const sayAbout = ({ kind, title }: OwnDecision): string =>
  kind === 'profile'
    ? say('moderation.decisionTexts.profile')
    : say('moderation.decisionTexts.aboutYour', { kind, title: isolate(title) });
