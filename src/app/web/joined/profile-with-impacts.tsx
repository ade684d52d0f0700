import { PersonCouncils } from '#domains/councils/web/mine/person-councils.tsx';
import { FOLLOWERS_VIEW } from '#domains/following/model.ts';
import { PersonFollow } from '#domains/following/web/follow/person-follow.tsx';
import { PersonFollowers } from '#domains/following/web/follow/person-followers.tsx';
import { PersonImpacts } from '#domains/impacts/web/list/person-impacts.tsx';
import { PersonNumbers } from '#domains/impacts/web/numbers/person-numbers.tsx';
import { ProfilePage } from '#domains/profiles/web/profile/profile-page.tsx';
import type { PersonCard } from '#generated/types.gen.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { ImpactsHeading, NoImpacts } from './profile-impacts.tsx';

export function ProfileWithImpacts() {
  const { id, home } = useKnownViewer();
  const listPathFor = (personId: string) => (personId === id ? `${home}${FOLLOWERS_VIEW}` : null);
  return (
    <ProfilePage
      renderImpacts={(person) => <Impacts person={person} />}
      renderCouncils={(person) => <PersonCouncils person={person} />}
      renderFollowing={(person) => <PersonFollow person={person} />}
      renderFollowers={(person) => <PersonFollowers person={person} listPath={listPathFor(person.id)} />}
    />
  );
}

const Impacts = ({ person }: { person: PersonCard }) => (
  <PersonNumbers userId={person.id} empty={<NoImpacts person={person} />}>
    <ImpactsHeading person={person} />
    <PersonImpacts userId={person.id} />
  </PersonNumbers>
);
