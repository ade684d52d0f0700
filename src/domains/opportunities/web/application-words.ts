/** Where an application stands, in words. */
import type { ApplicationStanding, ApplicationState } from '../../../../generated/types.gen.ts';

export const APPLICATION_STATES: readonly { value: ApplicationState; label: string }[] = [
  { value: 'requested', label: 'Waiting for a decision' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'auto-accepted', label: 'Accepted by its points' },
  { value: 'denied', label: 'Not accepted' },
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
      title: 'Your application waits for a decision',
      text: 'We’ll let you know here and by email when the partner decides. That can take until the deadline.',
    };
  }
  if (state === 'accepted') {
    return {
      badge: 'Accepted',
      tone: 'action',
      title: 'You are accepted',
      text: 'The partner accepted your application: you have a place.',
    };
  }
  if (state === 'auto-accepted') {
    return {
      badge: 'Accepted',
      tone: 'action',
      title: 'You are accepted',
      text: 'You had enough points to be accepted automatically: you have a place.',
    };
  }
  if (state === 'withdrawn') {
    return {
      badge: 'Withdrawn',
      tone: 'neutral',
      title: 'You withdrew your application',
      text: 'It is out of the partner’s queue.',
    };
  }
  if (isClosedUndecided) {
    return {
      badge: 'Closed undecided',
      tone: 'neutral',
      title: 'The deadline came before a decision',
      text: 'The deadline passed before your application was reviewed. This isn’t a judgement of it.',
    };
  }
  return {
    badge: 'Not accepted',
    tone: 'danger',
    title: 'Your application was not accepted',
    text: 'You weren’t selected this time. You keep all your points.',
  };
}

export interface TrailStep {
  key: string;
  at: string;
  text: string;
}

/** What happened to it, first to last. */
export function trailOf({
  state,
  requestedAt,
  decidedAt,
  isClosedUndecided,
}: Pick<ApplicationStanding, 'state' | 'requestedAt' | 'decidedAt' | 'isClosedUndecided'>): TrailStep[] {
  const sent = { key: 'sent', at: requestedAt, text: 'You applied' };
  if (state === 'requested' || decidedAt === null) return [sent];
  const text = {
    accepted: 'The partner accepted you',
    'auto-accepted': 'Your points were enough to accept you at once',
    denied: isClosedUndecided ? 'It closed without a decision' : 'The partner did not accept it',
    withdrawn: 'You withdrew it',
  }[state];
  return [sent, { key: 'decided', at: decidedAt, text }];
}
