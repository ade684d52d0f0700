/** Rules shared by the page and the server that need only the council. */
import { slugOf } from '#platform/shared/slug.ts';

interface Titled {
  id: string;
  councilTitle: string;
}

export function councilSlugOf(title: string): string {
  return slugOf(title) || 'council';
}

/** The tabs of a council's page. */
export type CouncilPart = 'about' | 'members' | 'resources' | 'requests';

export const partSearch = (part: CouncilPart): string => (part === 'about' ? '' : `?part=${part}`);

export function councilPathOf({ id, councilTitle }: Titled, part: CouncilPart = 'about'): string {
  return `/councils/${id}/${councilSlugOf(councilTitle)}${partSearch(part)}`;
}

/** The admin queue. */
export const COUNCIL_QUEUE_PATH = '/admin/councils';

/** Titles with the same key are equal, ignoring case, accents, spaces and invisible characters. */
export function titleKeyOf(title: string): string {
  return title
    .normalize('NFKD')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}

/** HTTP(S) only, without credentials that could disguise where it leads. */
export function isSharableLink(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}
