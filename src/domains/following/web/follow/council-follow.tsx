import type { Council } from '#generated/types.gen.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { councilOf } from '../subject.ts';
import { FollowButton } from './follow-button.tsx';
import { useFollowState } from './follow-cache.ts';
import { sayFollowers } from './follow-texts.ts';

type Named = Pick<Council, 'id' | 'councilTitle' | 'isApproved'>;

/** For members of the community, once the council is approved. */
export function CouncilFollow({ council }: { council: Named }) {
  const viewer = useViewer();
  return viewer && council.isApproved ? <Known council={council} /> : null;
}

function Known({ council }: { council: Named }) {
  const { data } = useFollowState(councilOf(council));
  if (!data) return null;
  const { isFollowed, isMuted, followerCount } = data.data;
  return (
    <>
      {followerCount > 0 && (
        <span className="self-center text-sm text-muted tabular-nums">{sayFollowers(followerCount)}</span>
      )}
      <FollowButton subject={councilOf(council)} isFollowed={isFollowed} isMuted={isMuted} isSecond />
    </>
  );
}
