import { CommunityNumbers } from '../../domains/impacts/web/numbers/community-numbers.tsx';
import { DataFrame } from '../shell/data-layout.tsx';

/** The home page has no data of its own above the fold: what reads comes with the numbers. */
export function HomeNumbers() {
  return (
    <DataFrame>
      <CommunityNumbers />
    </DataFrame>
  );
}
