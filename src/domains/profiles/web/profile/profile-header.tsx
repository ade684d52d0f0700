import type { ReactNode } from 'react';
import type { UserProfile } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { TranslationBar } from '#platform/browser/translation/translation-bar.tsx';
import { useTranslation } from '#platform/browser/translation/use-translation.ts';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { ContourCover } from '#ui/drawn/contour-cover.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Day } from '#ui/lists/day.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { Written } from '#ui/text/written.tsx';
import { ROLE_NAMES } from '../person-texts.ts';

/** Falls back to the small picture. */
const PICTURE_WIDTH = 320;

export const pictureOf = ({ avatar }: Pick<UserProfile, 'avatar'>): string | null =>
  avatar?.widths.find(({ width }) => width >= PICTURE_WIDTH)?.url ?? avatar?.url ?? null;

interface ProfileHeaderProps {
  profile: Pick<UserProfile, 'id' | 'name' | 'avatar' | 'role' | 'location' | 'bio' | 'bioLanguage' | 'createdAt'>;
  kicker: ReactNode;
  actions: ReactNode;
  /** Shown after the facts below the name. */
  children?: ReactNode;
}

/** Who someone is: on their profile for members and on the public one. */
export function ProfileHeader({ profile, kicker, actions, children }: ProfileHeaderProps) {
  const { id, name, role, location, bio, createdAt } = profile;
  return (
    <>
      <ContourCover id={id} className="h-24 w-full rounded-se-lg sm:h-36" />
      <div className="mt-6 flex flex-wrap items-start gap-x-6 gap-y-4">
        <Avatar
          name={name}
          src={pictureOf(profile) ?? undefined}
          size="lg"
          className="-mt-14 bg-raised ring-4 ring-page sm:-mt-16"
        />
        <div className="min-w-0 flex-1 basis-80">
          <PageHeading kicker={kicker} actions={actions}>
            {name}
          </PageHeading>
          <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
            {role !== 'Member' && <Badge tone="action">{ROLE_NAMES[role]}</Badge>}
            {location && <span dir="auto">{sayLocation(location)}</span>}
            <span>
              <Phrase text={say('profiles.profileView.memberSince')} parts={{ day: () => <Day value={createdAt} /> }} />
            </span>
            {children}
          </p>
        </div>
      </div>
      {bio && <Bio of={profile} text={bio} />}
    </>
  );
}

function Bio({ of: { id, bioLanguage: language }, text }: { of: ProfileHeaderProps['profile']; text: string }) {
  const viewer = useViewer();
  const translation = useTranslation({ kind: 'profile', id, language, text });
  const { shown } = translation;
  return (
    <>
      <Written text={shown.text} language={shown.language} className="mt-6 max-w-prose text-lg" />
      <TranslationBar
        of={{ kind: 'profile', id, language }}
        translation={translation}
        isEditable={viewer?.id === id}
        className="mt-2"
      />
    </>
  );
}
