import type { ReactNode } from 'react';
import { publicProfilePathOf } from '#domains/people/model.ts';
import type { PersonCard, UserProfile } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { hasArea } from '#platform/browser/page/page-settings.ts';
import { ReportAction } from '#platform/browser/people/report-action.tsx';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { firstNameOf, sayHidden } from '../person-texts.ts';
import { PreviewNotice } from './preview-notice.tsx';
import type { PreviewRole } from './preview-role.ts';
import { ProfileContact } from './profile-contact.tsx';
import { ProfileFigures } from './profile-figures.tsx';
import { ProfileHeader, pictureOf } from './profile-header.tsx';

const OwnActions = ({ profile, home }: { profile: UserProfile; home: string }) => (
  <>
    <ButtonLink to={`${home}/settings/profile`} variant="secondary" size="sm">
      {say('profiles.ownActions.edit')}
    </ButtonLink>
    <ButtonLink to={{ search: 'as=member' }} variant="quiet" size="sm">
      {say('profiles.ownActions.asMember')}
    </ButtonLink>
    <ButtonLink to={publicProfilePathOf(profile)} variant="quiet" size="sm">
      {say('profiles.ownActions.asVisitor')}
    </ButtonLink>
  </>
);

export interface ProfileSlots {
  renderImpacts: (person: PersonCard) => ReactNode;
  renderCouncils: (person: PersonCard) => ReactNode;
  /** On someone else's profile: what the viewer can do about following them. */
  renderFollowing: (person: PersonCard) => ReactNode;
  renderFollowers: (person: PersonCard) => ReactNode;
}

interface ProfileViewProps extends ProfileSlots {
  profile: UserProfile;
  viewAs: PreviewRole | undefined;
}

export function ProfileView({ profile, viewAs, ...slots }: ProfileViewProps) {
  const { home } = useKnownViewer();
  const { id, name, slug, hiddenParts, isOwn } = profile;
  const person = { id, name, slug, avatarUrl: pictureOf(profile) };
  const first = firstNameOf(name);
  return (
    <div className="max-w-6xl">
      {isOwn && viewAs && (
        <PreviewNotice publicPath={publicProfilePathOf(profile)} privacyPath={`${home}/settings/privacy`} />
      )}
      <ProfileHeader
        profile={profile}
        kicker={<TextLink to={`${home}/people`}>{say('profiles.profileView.people')}</TextLink>}
        actions={isOwn ? !viewAs && <OwnActions profile={profile} home={home} /> : slots.renderFollowing(person)}
      >
        {slots.renderFollowers(person)}
      </ProfileHeader>
      <ProfileFigures profile={profile} />
      <ProfileContact profile={profile} />
      <Section
        id="impacts"
        title={say('profiles.profileView.impacts', { first: isolate(first) })}
        hidden={sayHidden(name, hiddenParts, ['impacts'])}
      >
        {slots.renderImpacts(person)}
      </Section>
      {hasArea('councils') && (
        <Section
          id="councils"
          title={say('profiles.profileView.councils')}
          hidden={sayHidden(name, hiddenParts, ['councils'])}
        >
          {slots.renderCouncils(person)}
        </Section>
      )}
      {!isOwn && <ReportAction kind="profile" id={id} ownerId={null} className="mt-14 -ms-3" />}
    </div>
  );
}

interface SectionProps {
  id: string;
  title: string;
  /** Shown instead of hidden parts. */
  hidden: string | null;
  children: ReactNode;
}

const Section = ({ id, title, hidden, children }: SectionProps) => (
  <TitledSection id={id} title={title} size="2xl" className="mt-14">
    {hidden === null ? children : <p className="mt-3 text-muted">{hidden}</p>}
  </TitledSection>
);
