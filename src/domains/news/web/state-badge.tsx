import type { NewsState } from '#generated/types.gen.ts';
import { Badge, type BadgeProps } from '#ui/feedback/badge.tsx';
import { STATE_NAMES } from './type-and-state-names.ts';

const TONES: Record<NewsState, BadgeProps['tone']> = {
  draft: 'neutral',
  scheduled: 'accent',
  live: 'action',
  withdrawn: 'neutral',
  deleted: 'danger',
};

export const StateBadge = ({ state }: { state: NewsState }) => <Badge tone={TONES[state]}>{STATE_NAMES[state]}</Badge>;
