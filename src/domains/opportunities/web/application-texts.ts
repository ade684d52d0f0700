/** The state of an application in words. */
import type { ApplicationStanding, ApplicationState } from '#generated/types.gen.ts';

export const APPLICATION_STATES: readonly { value: ApplicationState; label: string }[] = [
  { value: 'requested', label: 'Pending' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'auto-accepted', label: 'Accepted automatically' },
  { value: 'denied', label: 'Declined' },
  { value: 'withdrawn', label: 'Withdrawn' },
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
      badge: 'Applied',
      tone: 'neutral',
      title: 'Your application is pending',
      text: 'We’ll let you know here and by email when the partner decides. This can take until the deadline.',
    };
  }
  if (state === 'accepted') {
    return {
      badge: 'Accepted',
      tone: 'action',
      title: 'You’ve been accepted',
      text: 'The partner accepted your application. You have a place.',
    };
  }
  if (state === 'auto-accepted') {
    return {
      badge: 'Accepted',
      tone: 'action',
      title: 'You’ve been accepted',
      text: 'You had enough points to be accepted automatically. You have a place.',
    };
  }
  if (state === 'withdrawn') {
    return {
      badge: 'Withdrawn',
      tone: 'neutral',
      title: 'You withdrew your application',
      text: 'The partner can no longer decide on it.',
    };
  }
  if (isClosedUndecided) {
    return {
      badge: 'Not reviewed',
      tone: 'neutral',
      title: 'Your application wasn’t reviewed in time',
      text: 'The deadline passed before your application was reviewed. This isn’t a judgement of it.',
    };
  }
  return {
    badge: 'Declined',
    tone: 'danger',
    title: 'Your application wasn’t accepted',
    text: 'You weren’t selected this time. You keep all your points.',
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
  const sent = { key: 'sent', at: requestedAt, text: 'You applied' };
  if (state === 'requested' || decidedAt === null) return [sent];
  const text = {
    accepted: 'The partner accepted your application',
    'auto-accepted': 'You were accepted automatically',
    denied: isClosedUndecided ? 'It closed without a decision' : 'The partner declined your application',
    withdrawn: 'You withdrew your application',
  }[state];
  return [sent, { key: 'decided', at: decidedAt, text }];
}
