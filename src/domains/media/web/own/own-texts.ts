/** Texts and links of “My files”. */
import type { MediaUse, OwnMedia } from '#generated/types.gen.ts';
import { isolate } from '#ui/isolate.ts';

/** Binary megabytes, as in the server's quota message. */
const MEGABYTE = 1024 ** 2;

export function sayBytes(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('en-GB')} kB`;
  const megabytes = bytes / MEGABYTE;
  return `${megabytes.toLocaleString('en-GB', { maximumFractionDigits: megabytes < 10 ? 1 : 0 })} MB`;
}

export const nameOf = ({ media: { alt, fileName, kind } }: OwnMedia): string =>
  alt ?? fileName ?? (kind === 'picture' ? 'A picture' : 'A document');

const KINDS: Record<MediaUse['kind'], string> = {
  impact: 'Impact',
  council: 'Cover of the council',
  resource: 'Shared in the council',
  opportunity: 'Scholarship',
  news: 'Article',
  profile: 'Your profile picture',
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
  shown: { label: 'Public', tone: 'action' },
  members: { label: 'Visible to members' },
  waiting: { label: 'Awaiting review' },
  declined: { label: 'Declined', tone: 'danger' },
  hidden: { label: 'Hidden', tone: 'danger' },
  draft: { label: 'Draft' },
};

const MOST_NAMED = 3;

/** The warning before deleting. */
export function sayLoss({ media: { kind }, uses }: OwnMedia): string {
  const what = kind === 'picture' ? 'This picture' : 'This document';
  if (uses.length === 0) return `${what} isn’t used anywhere. It will be deleted permanently after the undo period.`;
  const named = uses
    .slice(0, MOST_NAMED)
    .map((use) => (use.kind === 'profile' ? 'your profile' : `“${isolate(use.title)}”`));
  const rest = uses.length - named.length;
  const places = rest > 0 ? `${named.join(', ')} and ${rest} more` : inWords(named);
  return `${what} will also disappear from ${places}. It will be deleted permanently after the undo period.`;
}

function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
