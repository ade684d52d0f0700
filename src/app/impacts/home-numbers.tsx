import { CommunityNumbers } from '#domains/impacts/web/numbers/community-numbers.tsx';
import { DataFrame } from '../shell/data-layout.tsx';

/** The first screen needs no data, so the query client loads with this section. */
export function HomeNumbers() {
  return (
    <DataFrame>
      <CommunityNumbers />
    </DataFrame>
  );
}
