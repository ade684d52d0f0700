import { FeaturedImpacts } from '#domains/impacts/web/list/featured-impacts.tsx';
import { DataFrame } from '../shell/data-layout.tsx';

export function HomeFeatured() {
  return (
    <DataFrame>
      <FeaturedImpacts />
    </DataFrame>
  );
}
