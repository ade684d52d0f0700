import type { ReactNode } from 'react';
import { publicProfilePathOf, sayName } from '#domains/people/model.ts';
import type { ImpactPlaces, PersonCard, PublicProfile, UserCouncil, UserImpactSummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { hasArea } from '#platform/browser/page/page-settings.ts';
import { ReportAction } from '#platform/browser/people/report-action.tsx';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { ShareButton } from '#platform/browser/sharing/share-button.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { firstNameOf } from '../person-texts.ts';
import { ProfileContact } from '../profile/profile-contact.tsx';
import { ProfileFigures } from '../profile/profile-figures.tsx';
import { ProfileHeader, pictureOf } from '../profile/profile-header.tsx';

export interface ShownImpacts {
  summary: UserImpactSummary;
  places: ImpactPlaces;
}

export interface PublicProfileSlots {
  renderImpacts: (person: PersonCard, impacts: ShownImpacts) => ReactNode;
  renderCouncils: (person: PersonCard, councils: readonly UserCouncil[]) => ReactNode;
  /** On someone else's profile. */
  renderFollowing: (person: PersonCard) => ReactNode;
}

/** What isn't public is left out in silence: only members are told what someone keeps private. */
const NOTHING_HIDDEN: [] = [];

export function PublicProfileView({ profile, ...slots }: { profile: PublicProfile } & PublicProfileSlots) {
  const viewer = useViewer();
  const { id, name, slug, impacts, places, councils } = profile;
  const isOwn = viewer?.id === id;
  const person = { id, name, slug, avatarUrl: pictureOf(profile) };
  const shown = {
    ...profile,
    // The first of the totals below.
    verifiedImpacts: null,
    councils: councils?.length ?? null,
    hiddenParts: NOTHING_HIDDEN,
  };
  return (
    <>
      {isOwn && <OwnNotice home={viewer.home} />}
      <ProfileHeader
        profile={profile}
        kicker={
          hasArea('leaderboard') && (
            <TextLink to="/leaderboard">{say('profiles.publicProfileView.leaderboard')}</TextLink>
          )
        }
        actions={
          <>
            {!isOwn && slots.renderFollowing(person)}
            <ShareButton title={sayName(profile)} path={publicProfilePathOf(profile)} />
          </>
        }
      />
      <ProfileFigures profile={shown} />
      <ProfileContact profile={shown} />
      {impacts && places && (
        <TitledSection
          id="impacts"
          title={say('profiles.profileView.impacts', { first: isolate(firstNameOf(name)) })}
          size="2xl"
          className="mt-14"
        >
          {slots.renderImpacts(person, { summary: impacts, places })}
        </TitledSection>
      )}
      {councils && councils.length > 0 && hasArea('councils') && (
        <TitledSection id="councils" title={say('profiles.profileView.councils')} size="2xl" className="mt-14">
          {slots.renderCouncils(person, councils)}
        </TitledSection>
      )}
      <ReportAction kind="profile" id={id} ownerId={id} className="mt-14 -ms-3" />
    </>
  );
}

const OwnNotice = ({ home }: { home: string }) => (
  <Notice title={say('profiles.publicProfileView.ownTitle')} className="mb-6">
    <span className="flex flex-wrap gap-x-5 gap-y-1">
      <TextLink to={`${home}/settings/privacy`}>{say('profiles.previewNotice.privacySettings')}</TextLink>
      <TextLink to={`${home}/credentials`}>{say('profiles.publicProfileView.credentials')}</TextLink>
      <TextLink to={`${home}/invite`}>{say('profiles.publicProfileView.invite')}</TextLink>
      <TextLink to={`${home}/settings/profile`}>{say('profiles.publicProfileView.edit')}</TextLink>
    </span>
  </Notice>
);
