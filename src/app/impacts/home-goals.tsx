import type { ReactNode } from 'react';
import { CommunityGoals } from '#domains/impacts/web/numbers/community-goals.tsx';
import { DataFrame } from '../shell/data-layout.tsx';

export function HomeGoals({ names }: { names: ReactNode }) {
  return (
    <DataFrame>
      <CommunityGoals names={names} />
    </DataFrame>
  );
}
