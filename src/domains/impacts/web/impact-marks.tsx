import type { ImpactSummary } from '#generated/types.gen.ts';
import { Badge } from '#ui/badge.tsx';
import { stateOf } from '../lifecycle.ts';

type Marked = Pick<ImpactSummary, 'isVerified' | 'isFeatured' | 'isHidden'>;

interface ImpactMarksProps {
  impact: Marked;
  isVerifiedSaid?: boolean;
  /** Where the state is already explained nearby. */
  isStateLeftOut?: boolean;
}

export function ImpactMarks({ impact, isVerifiedSaid = false, isStateLeftOut = false }: ImpactMarksProps) {
  const state = isStateLeftOut ? null : stateOf(impact);
  return (
    <>
      {state === 'pending' && <Badge>Awaiting review</Badge>}
      {state === 'declined' && <Badge tone="danger">Declined</Badge>}
      {state === 'verified' && isVerifiedSaid && <Badge tone="action">Verified</Badge>}
      {impact.isFeatured && <Badge tone="action">Featured</Badge>}
      {impact.isHidden && <Badge tone="danger">Hidden</Badge>}
    </>
  );
}
