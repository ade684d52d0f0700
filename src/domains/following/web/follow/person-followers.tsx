import { say } from '#languages/say.ts';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { type Named, personOf } from '../subject.ts';
import { useFollowState } from './follow-cache.ts';
import { sayFollowers } from './follow-texts.ts';

interface PersonFollowersProps {
  person: Named;
  /** On the viewer's own profile, who follows them. */
  listPath: string | null;
}

/** How many followers there are; who they are is for the person alone. */
export function PersonFollowers({ person, listPath }: PersonFollowersProps) {
  const { data } = useFollowState(personOf(person));
  if (!data) return null;
  const { followerCount, followsYou, isMuted } = data.data;
  const said = sayFollowers(followerCount);
  return (
    <>
      {listPath && (
        <TextLink to={listPath} className="tabular-nums">
          {said}
        </TextLink>
      )}
      {!listPath && followerCount > 0 && <span className="tabular-nums">{said}</span>}
      {followsYou && <Badge>{say('following.personFollowers.followsYou')}</Badge>}
      {isMuted && <Badge>{say('following.personFollowers.muted')}</Badge>}
    </>
  );
}
