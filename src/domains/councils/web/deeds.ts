/** What can be done to a council and to who is in it, in words: each says what it brings before it is done. */
import type { DeedWords } from '../../../ui/deed-question.tsx';

export const LEAVING: DeedWords = {
  label: 'Leave',
  question: 'Leave this council?',
  brings:
    'You no longer see what is shared inside. Your impacts stay yours and stay as they are. You can ask to join again.',
  confirm: 'Leave it',
  pending: 'Leaving',
  isDestructive: true,
};

export const TAKING_BACK: DeedWords = {
  label: 'Take the request back',
  question: 'Take your request back?',
  brings: 'It leaves the owner’s list. You can ask to join again.',
  confirm: 'Take it back',
  pending: 'Taking it back',
  isDestructive: true,
};

export const REMOVING: DeedWords = {
  label: 'Remove',
  question: 'Remove this member?',
  brings:
    'They no longer see what is shared inside, and are told here and by mail. Their impacts stay theirs and stay as they are. They can ask to join again.',
  confirm: 'Remove them',
  pending: 'Removing',
  isDestructive: true,
};

export const HANDING_OVER: DeedWords = {
  label: 'Hand over',
  question: 'Hand the council over?',
  brings:
    'They become its owner: they decide who joins, change it and can hand it on. You stay a member and can leave then. Only they can give it back.',
  confirm: 'Hand it over',
  pending: 'Handing it over',
  isDestructive: false,
};

export const UNSHARING: DeedWords = {
  label: 'Remove',
  question: 'Remove this resource?',
  brings: 'Nobody finds it in the council any more. A file stays with whoever uploaded it.',
  confirm: 'Remove it',
  pending: 'Removing',
  isDestructive: true,
};
