import { sayName } from '#domains/people/model.ts';
import { listFollowersInfiniteOptions } from '#generated/following/listFollowers.gen.ts';
import { say } from '#languages/say.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { WalkedList } from '#platform/browser/lists/walked-list.tsx';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Day } from '#ui/lists/day.tsx';
import { FollowButton } from '../follow/follow-button.tsx';
import { personOf } from '../subject.ts';
import { ListLoading, ListRow } from './list-row.tsx';

/** For the viewer alone. */
export function FollowerList() {
  const { list, rows: followers } = useWalkedList(listFollowersInfiniteOptions());
  return (
    <WalkedList
      list={list}
      isEmpty={followers.length === 0}
      loading={<ListLoading label={say('following.followerList.loading')} />}
      failed={say('following.followerList.failed')}
      more={say('following.followerList.more')}
      empty={
        <EmptyState className="mt-4" title={say('following.followerList.empty')}>
          {say('following.followerList.emptyHint')}
        </EmptyState>
      }
    >
      <ul className="mt-2">
        {followers.map(({ person, isFollowed, followedAt }) => (
          <ListRow
            key={person.id}
            picture={<Avatar name={sayName(person)} src={person.avatarUrl ?? undefined} />}
            name={<PersonName person={person} />}
            about={
              <>
                {say('following.followerList.since')} <Day value={followedAt} />
              </>
            }
            actions={<FollowButton subject={personOf(person)} isFollowed={isFollowed} isNameSaid isSecond size="sm" />}
          />
        ))}
      </ul>
    </WalkedList>
  );
}
