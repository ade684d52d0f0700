import type { ReactNode } from 'react';
import type { PersonCard, UserProfile } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import { ReportAction } from '#platform/browser/people/report-action.tsx';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { ContourCover } from '#ui/drawn/contour-cover.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Day } from '#ui/lists/day.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { Written } from '#ui/text/written.tsx';
import { firstNameOf, ROLE_NAMES, sayHidden } from '../person-texts.ts';
import { PreviewNotice } from './preview-notice.tsx';
import type { PreviewRole } from './preview-role.ts';
import { ProfileFigures } from './profile-figures.tsx';

const LINK = 'text-link underline underline-offset-4 break-all';

function ProfileContact({ profile: { name, email, contactNo, hiddenParts } }: { profile: UserProfile }) {
  const hidden = sayHidden(name, hiddenParts, ['email', 'contactNo', 'location']);
  return (
    <div className="mt-8 flex flex-wrap gap-x-8 gap-y-2">
      {email && (
        <a dir="ltr" href={`mailto:${email}`} className={LINK}>
          {email}
        </a>
      )}
      {contactNo && (
        <a dir="ltr" href={`tel:${contactNo.replaceAll(/[^+\d]/g, '')}`} className={LINK}>
          {contactNo}
        </a>
      )}
      {hidden && <p className="text-muted">{hidden}</p>}
    </div>
  );
}

const OwnActions = ({ editPath }: { editPath: string }) => (
  <>
    <ButtonLink to={editPath} variant="secondary" size="sm">
      {say('profiles.ownActions.edit')}
    </ButtonLink>
    <ButtonLink to={{ search: 'as=member' }} variant="quiet" size="sm">
      {say('profiles.ownActions.asMember')}
    </ButtonLink>
    <ButtonLink to={{ search: 'as=visitor' }} variant="quiet" size="sm">
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

/** Falls back to the small picture. */
const PICTURE_WIDTH = 320;

export function ProfileView({ profile, viewAs, ...slots }: ProfileViewProps) {
  const { home } = useKnownViewer();
  const { id, name, slug, avatar, bio, role, location, hiddenParts, isOwn, createdAt } = profile;
  const picture = avatar?.widths.find(({ width }) => width >= PICTURE_WIDTH)?.url ?? avatar?.url ?? null;
  const person = { id, name, slug, avatarUrl: picture };
  const first = firstNameOf(name);
  return (
    <div className="max-w-6xl">
      {isOwn && viewAs && <PreviewNotice viewAs={viewAs} privacyPath={`${home}/settings/privacy`} />}
      <ContourCover id={id} className="h-24 w-full rounded-se-lg sm:h-36" />
      <div className="mt-6 flex flex-wrap items-start gap-x-6 gap-y-4">
        <Avatar
          name={name}
          src={picture ?? undefined}
          size="lg"
          className="-mt-14 bg-raised ring-4 ring-page sm:-mt-16"
        />
        <div className="min-w-0 flex-1 basis-80">
          <PageHeading
            kicker={<TextLink to={`${home}/people`}>{say('profiles.profileView.people')}</TextLink>}
            actions={
              isOwn ? !viewAs && <OwnActions editPath={`${home}/settings/profile`} /> : slots.renderFollowing(person)
            }
          >
            {name}
          </PageHeading>
          <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
            {role !== 'Member' && <Badge tone="action">{ROLE_NAMES[role]}</Badge>}
            {location && <span dir="auto">{sayLocation(location)}</span>}
            <span>
              <Phrase text={say('profiles.profileView.memberSince')} parts={{ day: () => <Day value={createdAt} /> }} />
            </span>
            {slots.renderFollowers(person)}
          </p>
        </div>
      </div>
      {bio && <Written text={bio} className="mt-6 max-w-prose text-lg" />}
      <ProfileFigures profile={profile} />
      <ProfileContact profile={profile} />
      <Section
        id="impacts"
        title={say('profiles.profileView.impacts', { first: isolate(first) })}
        hidden={sayHidden(name, hiddenParts, ['impacts'])}
      >
        {slots.renderImpacts(person)}
      </Section>
      <Section
        id="councils"
        title={say('profiles.profileView.councils')}
        hidden={sayHidden(name, hiddenParts, ['councils'])}
      >
        {slots.renderCouncils(person)}
      </Section>
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
