import type { SnapshotFrom } from 'xstate';
import { say } from '#languages/say.ts';
import { Badge, type BadgeProps } from '#ui/feedback/badge.tsx';
import type { waitingItemMachine } from './waiting-item.ts';

export type WaitingState = 'waiting' | 'sending' | 'refused';

export function waitingStateOf(snapshot: SnapshotFrom<typeof waitingItemMachine>): WaitingState {
  if (snapshot.matches('sending')) return 'sending';
  return snapshot.matches('refused') ? 'refused' : 'waiting';
}

const TONES = { waiting: 'accent', sending: 'action', refused: 'danger' } satisfies Record<
  WaitingState,
  BadgeProps['tone']
>;

interface WaitingBadgeProps {
  state: WaitingState;
  /** Other languages inflect it. */
  refused: string;
}

export function WaitingBadge({ state, refused }: WaitingBadgeProps) {
  const texts = {
    waiting: say('platform.waitingMark.waiting'),
    sending: say('platform.waitingBadge.sending'),
    refused,
  };
  return <Badge tone={TONES[state]}>{texts[state]}</Badge>;
}
