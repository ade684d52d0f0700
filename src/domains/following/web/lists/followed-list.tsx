import { councilPathOf } from '#domains/councils/model.ts';
import { sayName } from '#domains/people/model.ts';
import { listFollowedInfiniteOptions } from '#generated/following/listFollowed.gen.ts';
import type { Followed, FollowKind } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { WalkedList } from '#platform/browser/lists/walked-list.tsx';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { oncePerDoubleClick } from '#ui/buttons/once-per-double-click.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Day } from '#ui/lists/day.tsx';
import { FollowButton } from '../follow/follow-button.tsx';
import { useCachedState } from '../follow/follow-cache.ts';
import { useFollow } from '../follow/use-follow.ts';
import { councilOf, personOf, type Subject } from '../subject.ts';
import { ListLoading, ListRow } from './list-row.tsx';

export function FollowedList({ kind }: { kind: FollowKind }) {
  const { home } = useKnownViewer();
  const { list, rows } = useWalkedList(listFollowedInfiniteOptions({ query: { kind } }));
  const isOfPeople = kind === 'person';
  return (
    <WalkedList
      list={list}
      isEmpty={rows.length === 0}
      loading={<ListLoading label={say('following.followedList.loading')} />}
      failed={say('following.followedList.failed')}
      more={say('following.followedList.showMore')}
      empty={
        <EmptyState
          className="mt-4"
          title={isOfPeople ? say('following.followedList.peopleEmpty') : say('following.followedList.councilsEmpty')}
          link={{
            to: isOfPeople ? `${home}/people` : '/councils',
            label: isOfPeople ? say('following.followedList.findPeople') : say('following.followedList.findCouncils'),
          }}
        >
          {isOfPeople ? say('following.followedList.openAProfile') : say('following.followedList.councilsHint')}
        </EmptyState>
      }
    >
      <ul className="mt-2">
        {rows.map((followed) => (
          <Row key={followed.person?.id ?? followed.council?.id} followed={followed} />
        ))}
      </ul>
    </WalkedList>
  );
}

function Row({ followed: { person, council, isMuted: wasMuted, followedAt } }: { followed: Followed }) {
  const subject = person ? personOf(person) : council && councilOf(council);
  if (!subject) return null;
  return (
    <ListRow
      picture={person && <Avatar name={sayName(person)} src={person.avatarUrl ?? undefined} />}
      name={
        <>
          {person && <PersonName person={person} />}
          {council && (
            <TextLink dir="auto" to={councilPathOf(council)}>
              {council.councilTitle}
            </TextLink>
          )}
          <Muted subject={subject} wasMuted={wasMuted} />
        </>
      }
      about={
        <>
          {say('following.followedList.since')} <Day value={followedAt} />
        </>
      }
      actions={<Actions subject={subject} wasMuted={wasMuted} />}
    />
  );
}

interface MutedProps {
  subject: Subject;
  wasMuted: boolean;
}

const Muted = ({ subject, wasMuted }: MutedProps) =>
  (useCachedState(subject)?.isMuted ?? wasMuted) ? <Badge>{say('following.followedList.muted')}</Badge> : null;

function Actions({ subject, wasMuted }: MutedProps) {
  const { isFollowed, isMuted } = useCachedState(subject) ?? { isFollowed: true, isMuted: wasMuted };
  const { take } = useFollow(subject);
  const label = isMuted ? say('following.followedList.unmute') : say('following.followedList.mute');
  return (
    <>
      {isFollowed && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={`${label} ${subject.name}`}
          onClick={oncePerDoubleClick(() => take(isMuted ? 'unmute' : 'mute'))}
        >
          {label}
        </Button>
      )}
      <FollowButton subject={subject} isFollowed isMuted={isMuted} isNameSaid size="sm" />
    </>
  );
}
