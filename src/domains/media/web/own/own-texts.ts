/** Texts and links of “My files”. */
import type { MediaUse, OwnMedia } from '#generated/types.gen.ts';
import { formatList } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { isolate } from '#ui/shared/isolate.ts';

export const nameOf = ({ media: { alt, fileName, kind } }: OwnMedia): string =>
  alt ?? fileName ?? (kind === 'picture' ? say('media.ownTexts.aPicture') : say('media.ownTexts.aDocument'));

const KINDS: Record<MediaUse['kind'], string> = {
  impact: say('media.ownTexts.impact'),
  council: say('media.ownTexts.councilCover'),
  resource: say('media.ownTexts.councilResource'),
  opportunity: say('media.ownTexts.scholarship'),
  news: say('media.ownTexts.article'),
  profile: say('media.ownTexts.profilePicture'),
};

export const sayKind = ({ kind }: MediaUse): string => KINDS[kind];

const PLACES: Record<Exclude<MediaUse['kind'], 'profile'>, string> = {
  impact: 'impacts',
  council: 'councils',
  resource: 'councils',
  opportunity: 'scholarships',
  news: 'news',
};

/** Null for the profile, whose path depends on the area. */
export const usePathOf = ({ kind, id, slug }: MediaUse): string | null =>
  kind === 'profile' ? null : `/${PLACES[kind]}/${id}/${slug}`;

export const STATES: Record<MediaUse['state'], { label: string; tone?: 'action' | 'danger' }> = {
  shown: { label: say('media.ownTexts.public'), tone: 'action' },
  members: { label: say('media.ownTexts.members') },
  waiting: { label: say('media.ownTexts.awaitingReview') },
  declined: { label: say('media.ownTexts.declined'), tone: 'danger' },
  hidden: { label: say('media.ownTexts.hidden'), tone: 'danger' },
  draft: { label: say('media.ownTexts.draft') },
};

const MAX_NAMED = 3;

/** The warning before deleting. */
export function sayDeletionWarning({ media: { kind }, uses, isEvidence }: OwnMedia): string {
  if (uses.length === 0) {
    return isEvidence
      ? say('media.ownTexts.evidenceAndUnused', { kind })
      : say('media.ownTexts.unusedConsequence', { kind });
  }
  const named = uses
    .slice(0, MAX_NAMED)
    .map((use) =>
      use.kind === 'profile'
        ? say('media.ownTexts.yourProfile')
        : say('media.ownTexts.titled', { title: isolate(use.title) }),
    );
  const rest = uses.length - named.length;
  const places = formatList(rest > 0 ? [...named, say('media.ownTexts.more', { rest })] : named);
  return isEvidence
    ? say('media.ownTexts.evidenceAndUsed', { kind, places })
    : say('media.ownTexts.usedConsequence', { kind, places });
}
