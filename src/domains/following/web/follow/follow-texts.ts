import { say } from '#languages/say.ts';
import type { ActionTexts } from '#ui/dialogs/confirm-dialog.tsx';

/** The server counts no further. */
const MAX_COUNTED = 10_000;

export function sayFollowers(count: number): string {
  return count >= MAX_COUNTED
    ? say('following.followTexts.followersOrMore', { count })
    : say('following.followTexts.followers', { count });
}

export const BLOCKING: ActionTexts = {
  label: say('following.followTexts.block'),
  question: say('following.followTexts.blockQuestion'),
  description: say('following.followTexts.blockConsequence'),
  confirm: say('following.followTexts.block'),
  pending: say('following.followTexts.blocking'),
  isDestructive: true,
};
