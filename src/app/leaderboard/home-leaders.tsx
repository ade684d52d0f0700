import { Leaders } from '#domains/leaderboard/web/leaders.tsx';
import { DataFrame } from '../shell/data-layout.tsx';

export function HomeLeaders() {
  return (
    <DataFrame>
      <div className="mx-auto w-full max-w-7xl px-4 pt-16 sm:px-8 lg:pt-24">
        <Leaders title="This year’s leaders" count={5} />
      </div>
    </DataFrame>
  );
}
