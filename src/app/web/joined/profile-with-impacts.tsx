import { PersonCouncils } from '#domains/councils/web/mine/person-councils.tsx';
import { FOLLOWERS_VIEW } from '#domains/following/model.ts';
import { PersonFollow } from '#domains/following/web/follow/person-follow.tsx';
import { PersonFollowers } from '#domains/following/web/follow/person-followers.tsx';
import { PersonImpacts } from '#domains/impacts/web/list/person-impacts.tsx';
import { PersonNumbers } from '#domains/impacts/web/numbers/person-numbers.tsx';
import { sayName } from '#domains/people/model.ts';
import { ProfilePage } from '#domains/profiles/web/profile/profile-page.tsx';
import type { PersonCard } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';

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
  <PersonNumbers
    userId={person.id}
    empty={
      <p className="mt-3 text-muted">
        <Phrase text={say('joined.profileWithImpacts.noneYet')} parts={{ name: () => <bdi>{sayName(person)}</bdi> }} />
      </p>
    }
  >
    <div className="mt-14 mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
      <h3 className="text-xl">{say('joined.profileWithImpacts.verifiedImpacts')}</h3>
      <TextLink to={`/gallery?userId=${person.id}`}>
        <Phrase
          text={say('joined.profileWithImpacts.picturesFrom')}
          parts={{ name: () => <bdi>{sayName(person)}</bdi> }}
        />
      </TextLink>
    </div>
    <PersonImpacts userId={person.id} />
  </PersonNumbers>
);
