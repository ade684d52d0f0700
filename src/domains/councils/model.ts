/** The rules about councils that need nothing but the council: both sides keep them. */
import { slugOf } from '../../platform/slug.ts';

interface Titled {
  id: string;
  councilTitle: string;
}

export function councilSlugOf(title: string): string {
  return slugOf(title) || 'council';
}

export function councilPathOf({ id, councilTitle }: Titled): string {
  return `/councils/${id}/${councilSlugOf(councilTitle)}`;
}

/** Where Admins decide. */
export const COUNCIL_QUEUE_PATH = '/admin/councils';

/** Two titles with the same key are the same title: case, accents, spaces and what cannot be seen aside. */
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

/** A link that may be shared: of the web, and without a name or password that would hide where it leads. */
export function isSharableLink(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}
