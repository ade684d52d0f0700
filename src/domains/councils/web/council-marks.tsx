import type { CouncilSummary } from '#generated/types.gen.ts';
import { Badge } from '#ui/badge.tsx';
import { marksOf } from './council-texts.ts';

interface CouncilMarksProps {
  council: Pick<CouncilSummary, 'isApproved' | 'isSubmited' | 'standing'>;
}

export const CouncilMarks = ({ council }: CouncilMarksProps) =>
  marksOf(council).map(({ text, tone }) => (
    <Badge key={text} tone={tone}>
      {text}
    </Badge>
  ));
