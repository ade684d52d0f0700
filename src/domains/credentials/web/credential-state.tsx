import type { CredentialState } from '#generated/types.gen.ts';
import { Badge, type BadgeProps } from '#ui/feedback/badge.tsx';
import { STATE_NAMES } from './credential-texts.ts';

const TONES: Readonly<Record<CredentialState, BadgeProps['tone']>> = {
  issued: 'action',
  revoked: 'danger',
  superseded: 'neutral',
};

export const CredentialStateBadge = ({ state }: { state: CredentialState }) => (
  <Badge tone={TONES[state]}>{STATE_NAMES[state]}</Badge>
);
