import { say } from '#languages/say.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { type Named, personOf } from '../subject.ts';
import { useFollowState } from './follow-cache.ts';
import { sayFollowers } from './follow-texts.ts';

interface PersonFollowersProps {
  person: Named;
  /** The path of the list of followers, on the viewer's own profile; null on others. */
  listPath: string | null;
}

/** Shows how many followers someone has; only they themselves can see who these are. */
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
