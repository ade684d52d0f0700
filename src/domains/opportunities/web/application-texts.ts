/** The state of an application in words. */
import type { ApplicationStanding, ApplicationState } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

export const APPLICATION_STATES: readonly { value: ApplicationState; label: string }[] = [
  { value: 'requested', label: say('opportunities.applicationTexts.pending') },
  { value: 'accepted', label: say('opportunities.applicationTexts.accepted') },
  { value: 'auto-accepted', label: say('opportunities.applicationTexts.acceptedAutomatically') },
  { value: 'denied', label: say('opportunities.applicationTexts.declined') },
  { value: 'withdrawn', label: say('opportunities.applicationTexts.withdrawn') },
];

type Tone = 'neutral' | 'action' | 'danger';

export interface ApplicationWords {
  badge: string;
  tone: Tone;
  title: string;
  text: string;
}

export function sayApplication({
  state,
  isClosedUndecided,
}: Pick<ApplicationStanding, 'state' | 'isClosedUndecided'>): ApplicationWords {
  if (state === 'requested') {
    return {
      badge: say('opportunities.applicationTexts.pending'),
      tone: 'neutral',
      title: say('opportunities.applicationTexts.pendingTitle'),
      text: say('opportunities.applicationTexts.pendingText'),
    };
  }
  if (state === 'accepted') {
    return {
      badge: say('opportunities.applicationTexts.accepted'),
      tone: 'action',
      title: say('opportunities.applicationTexts.acceptedTitle'),
      text: say('opportunities.applicationTexts.acceptedText'),
    };
  }
  if (state === 'auto-accepted') {
    return {
      badge: say('opportunities.applicationTexts.accepted'),
      tone: 'action',
      title: say('opportunities.applicationTexts.acceptedTitle'),
      text: say('opportunities.applicationTexts.autoAcceptedText'),
    };
  }
  if (state === 'withdrawn') {
    return {
      badge: say('opportunities.applicationTexts.withdrawn'),
      tone: 'neutral',
      title: say('opportunities.applicationTexts.withdrawnTitle'),
      text: say('opportunities.applicationTexts.withdrawnText'),
    };
  }
  if (isClosedUndecided) {
    return {
      badge: say('opportunities.applicationTexts.notReviewed'),
      tone: 'neutral',
      title: say('opportunities.applicationTexts.undecidedTitle'),
      text: say('opportunities.applicationTexts.undecidedText'),
    };
  }
  return {
    badge: say('opportunities.applicationTexts.declined'),
    tone: 'danger',
    title: say('opportunities.applicationTexts.declinedTitle'),
    text: say('opportunities.applicationTexts.declinedText'),
  };
}

export interface TrailStep {
  key: string;
  at: string;
  text: string;
}

/** Oldest first. */
export function trailOf({
  state,
  requestedAt,
  decidedAt,
  isClosedUndecided,
}: Pick<ApplicationStanding, 'state' | 'requestedAt' | 'decidedAt' | 'isClosedUndecided'>): TrailStep[] {
  const sent = { key: 'sent', at: requestedAt, text: say('opportunities.applicationTexts.youApplied') };
  if (state === 'requested' || decidedAt === null) return [sent];
  const text = {
    accepted: say('opportunities.applicationTexts.lineAccepted'),
    'auto-accepted': say('opportunities.applicationTexts.lineAutoAccepted'),
    denied: isClosedUndecided
      ? say('opportunities.applicationTexts.lineUndecided')
      : say('opportunities.applicationTexts.lineDeclined'),
    withdrawn: say('opportunities.applicationTexts.withdrawnTitle'),
  }[state];
  return [sent, { key: 'decided', at: decidedAt, text }];
}
