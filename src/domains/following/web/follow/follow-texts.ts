import type { ActionTexts } from '#ui/confirm-dialog.tsx';

/** Counted no further. */
const MOST_COUNTED = 10_000;

export function sayFollowers(count: number): string {
  if (count === 1) return '1 follower';
  return `${count.toLocaleString('en-GB')}${count >= MOST_COUNTED ? ' or more' : ''} followers`;
}

export const BLOCKING: ActionTexts = {
  label: 'Block',
  question: 'Block this person?',
  brings:
    'Neither of you can follow the other, and you won’t see each other’s comments or be able to mention each other. They won’t be notified. You can unblock them in your privacy settings.',
  confirm: 'Block',
  pending: 'Blocking',
  isDestructive: true,
};
