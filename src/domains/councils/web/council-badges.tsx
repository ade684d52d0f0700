import type { CouncilSummary } from '#generated/types.gen.ts';
import { Badge } from '#ui/badge.tsx';
import { badgesOf } from './council-texts.ts';

interface CouncilBadgesProps {
  council: Pick<CouncilSummary, 'isApproved' | 'isSubmited' | 'standing'>;
}

export const CouncilBadges = ({ council }: CouncilBadgesProps) =>
  badgesOf(council).map(({ text, tone }) => (
    <Badge key={text} tone={tone}>
      {text}
    </Badge>
  ));
