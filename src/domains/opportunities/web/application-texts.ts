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
      title: say('opportunities.applicationTexts.yourApplicationIsPending'),
      text: say('opportunities.applicationTexts.wellLetYouKnowHere'),
    };
  }
  if (state === 'accepted') {
    return {
      badge: say('opportunities.applicationTexts.accepted'),
      tone: 'action',
      title: say('opportunities.applicationTexts.youveBeenAccepted'),
      text: say('opportunities.applicationTexts.thePartnerAcceptedYour'),
    };
  }
  if (state === 'auto-accepted') {
    return {
      badge: say('opportunities.applicationTexts.accepted'),
      tone: 'action',
      title: say('opportunities.applicationTexts.youveBeenAccepted'),
      text: say('opportunities.applicationTexts.youHadEnoughPointsTo'),
    };
  }
  if (state === 'withdrawn') {
    return {
      badge: say('opportunities.applicationTexts.withdrawn'),
      tone: 'neutral',
      title: say('opportunities.applicationTexts.youWithdrewYourApplication'),
      text: say('opportunities.applicationTexts.thePartnerCanNoLonger'),
    };
  }
  if (isClosedUndecided) {
    return {
      badge: say('opportunities.applicationTexts.notReviewed'),
      tone: 'neutral',
      title: say('opportunities.applicationTexts.yourApplicationWasntReviewedIn'),
      text: say('opportunities.applicationTexts.theDeadlinePassedBeforeYour'),
    };
  }
  return {
    badge: say('opportunities.applicationTexts.declined'),
    tone: 'danger',
    title: say('opportunities.applicationTexts.yourApplicationWasntAccepted'),
    text: say('opportunities.applicationTexts.youWerentSelectedThisTime'),
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
    accepted: say('opportunities.applicationTexts.thePartnerAcceptedYour2'),
    'auto-accepted': say('opportunities.applicationTexts.youWereAcceptedAutomatically'),
    denied: isClosedUndecided
      ? say('opportunities.applicationTexts.itClosedWithoutADecision')
      : say('opportunities.applicationTexts.thePartnerDeclinedYour'),
    withdrawn: say('opportunities.applicationTexts.youWithdrewYourApplication'),
  }[state];
  return [sent, { key: 'decided', at: decidedAt, text }];
}
