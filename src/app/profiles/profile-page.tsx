import { useParams } from 'react-router-dom';
import { homeOf } from '#domains/auth/flows/session-selectors.ts';
import { PersonCouncils } from '#domains/councils/web/mine/person-councils.tsx';
import { PersonImpacts } from '#domains/impacts/web/list/person-impacts.tsx';
import { PersonNumbers } from '#domains/impacts/web/numbers/person-numbers.tsx';
import { ProfilePage as Profile } from '#domains/profiles/web/profile/profile-page.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { settingsPathOf } from '../settings/settings-path.ts';
import { missingPerson } from '../shell/missing.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { useViewer } from '../use-viewer.ts';

export function ProfilePage() {
  const { id = '', slug } = useParams();
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <Profile
      key={id}
      id={id}
      slug={slug}
      ownId={viewer.id}
      notFound={<NotFoundPage missing={missingPerson(`${homeOf(viewer.role)}/people`)} />}
      kicker={<TextLink to={`${homeOf(viewer.role)}/people`}>People</TextLink>}
      editPath={settingsPathOf(viewer.role, 'profile')}
      privacyPath={settingsPathOf(viewer.role, 'privacy')}
      renderImpacts={(person) => (
        <PersonNumbers
          userId={person.id}
          empty={<p className="mt-3 text-muted">{person.name} has no verified impacts yet.</p>}
        >
          <div className="mt-14 mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
            <h3 className="text-xl">Verified impacts</h3>
            <TextLink to={`/gallery?userId=${person.id}`}>Pictures from {person.name}</TextLink>
          </div>
          <PersonImpacts userId={person.id} />
        </PersonNumbers>
      )}
      renderCouncils={(person) => <PersonCouncils person={person} />}
    />
  );
}
