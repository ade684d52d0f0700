import type { CouncilSummary } from '#generated/types.gen.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { badgesOf } from './council-texts.ts';

interface CouncilBadgesProps {
  council: Pick<CouncilSummary, 'isApproved' | 'isSubmited' | 'standing'>;
  /** Where a notice nearby says that the reader has asked to join. */
  isRequestSaid?: boolean | undefined;
}

export function CouncilBadges({ council, isRequestSaid = false }: CouncilBadgesProps) {
  const standing = isRequestSaid && council.standing === 'requested' ? 'none' : council.standing;
  return badgesOf({ ...council, standing }).map(({ text, tone }) => (
    <Badge key={text} tone={tone}>
      {text}
    </Badge>
  ));
}
