/** Texts and links of “My files”. */
import type { MediaUse, OwnMedia } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isolate } from '#ui/isolate.ts';

/** Binary megabytes, as in the server's quota message. */
const MEGABYTE = 1024 ** 2;

export function sayBytes(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('en-GB')} kB`;
  const megabytes = bytes / MEGABYTE;
  return `${megabytes.toLocaleString('en-GB', { maximumFractionDigits: megabytes < 10 ? 1 : 0 })} MB`;
}

export const nameOf = ({ media: { alt, fileName, kind } }: OwnMedia): string =>
  alt ?? fileName ?? (kind === 'picture' ? say('media.ownTexts.aPicture') : say('media.ownTexts.aDocument'));

const KINDS: Record<MediaUse['kind'], string> = {
  impact: say('media.ownTexts.impact'),
  council: say('media.ownTexts.coverOfTheCouncil'),
  resource: say('media.ownTexts.sharedInTheCouncil'),
  opportunity: say('media.ownTexts.scholarship'),
  news: say('media.ownTexts.article'),
  profile: say('media.ownTexts.yourProfilePicture'),
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
  members: { label: say('media.ownTexts.visibleToMembers') },
  waiting: { label: say('media.ownTexts.awaitingReview') },
  declined: { label: say('media.ownTexts.declined'), tone: 'danger' },
  hidden: { label: say('media.ownTexts.hidden'), tone: 'danger' },
  draft: { label: say('media.ownTexts.draft') },
};

const MOST_NAMED = 3;

/** The warning before deleting. */
export function sayLoss({ media: { kind }, uses }: OwnMedia): string {
  const what = kind === 'picture' ? say('media.ownTexts.thisPicture') : say('media.ownTexts.thisDocument');
  if (uses.length === 0) return say('media.ownTexts.isntUsedAnywhereItWill', { what });
  const named = uses
    .slice(0, MOST_NAMED)
    .map((use) => (use.kind === 'profile' ? 'your profile' : `“${isolate(use.title)}”`));
  const rest = uses.length - named.length;
  const places = rest > 0 ? `${named.join(', ')} and ${rest} more` : inWords(named);
  return say('media.ownTexts.willAlsoDisappearFromIt', { what, places });
}

function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
