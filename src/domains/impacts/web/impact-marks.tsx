import type { ImpactSummary } from '../../../../generated/types.gen.ts';
import { Badge } from '../../../ui/badge.tsx';
import { stateOf } from '../lifecycle.ts';

type Marked = Pick<ImpactSummary, 'isVerified' | 'isFeatured' | 'isHidden'>;

/** What sets an impact apart from the verified ones beside it. */
export function ImpactMarks({ impact, isVerifiedSaid = false }: { impact: Marked; isVerifiedSaid?: boolean }) {
  const state = stateOf(impact);
  return (
    <>
      {state === 'pending' && <Badge>Waits for a review</Badge>}
      {state === 'declined' && <Badge tone="danger">Declined</Badge>}
      {state === 'verified' && isVerifiedSaid && <Badge tone="action">Verified</Badge>}
      {impact.isFeatured && <Badge tone="action">Featured</Badge>}
      {impact.isHidden && <Badge tone="danger">Hidden</Badge>}
    </>
  );
}
