/** Decisions as the person they're about reads them. */
import type { OwnDecision } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isolate } from '#ui/isolate.ts';

/** A suspension that hasn't ended and wasn't reversed. */
export const isSuspension = ({ outcome, state, suspendedUntil }: OwnDecision, now: number): boolean =>
  outcome === 'suspended' && state !== 'overturned' && suspendedUntil !== null && Date.parse(suspendedUntil) > now;

export function sayDecision({ outcome, kind, suspendedUntil }: OwnDecision, now: number): string {
  if (outcome === 'hidden') return say('care.decisionTexts.yourWasHidden', { kind });
  if (outcome === 'warned') return say('care.decisionTexts.youWereGivenAWarning');
  const isOver = suspendedUntil !== null && Date.parse(suspendedUntil) <= now;
  return isOver ? say('care.decisionTexts.yourAccountWasSuspended') : say('care.decisionTexts.yourAccountIsSuspended');
}

/** What became of the appeal, if there was one. */
export const sayAppeal = ({ state, appeal }: OwnDecision): string | null => {
  if (!appeal) return null;
  if (appeal.answeredAt === null) return say('care.decisionItem.yourAppealIsBeingLooked');
  return state === 'overturned'
    ? say('care.decisionItem.yourAppealWasAcceptedThe')
    : say('care.decisionItem.yourAppealWasDeclinedThe');
};

export const sayAbout = ({ kind, title }: OwnDecision): string =>
  kind === 'profile'
    ? say('care.decisionTexts.aboutYourProfile')
    : say('care.decisionTexts.aboutYour', { kind, title: isolate(title) });
