import { maskMailedLinks } from '#platform/browser/session/mailed-links.ts';

/** Replaces every secret: passwords, tokens, the secrets of emailed links, and invitations. */
export const MASK = '••••••';

/** Query parameters known to be harmless; any other may be a secret. */
const HARMLESS_NAMES = new Set([
  ...['about', 'appeals', 'category', 'deadlineFrom', 'deadlineTo', 'eventType', 'from', 'group', 'impactYear'],
  ...['isFeatured', 'kind', 'location', 'manage', 'model', 'page', 'part', 'period', 'rank', 'role', 'sdg', 'search'],
  ...['shelf', 'show', 'sort', 'standing', 'status', 'step', 'to', 'trees', 'type', 'view'],
]);
const ASKED = /([?&])([^=&#\s"']+)=[^&#\s"']+/g;

/** Masks an address, or the addresses in a text. Idempotent. */
export function maskAddresses(text: string): string {
  return maskMailedLinks(text, MASK).replace(ASKED, (whole, mark: string, name: string) =>
    HARMLESS_NAMES.has(name) ? whole : `${mark}${name}=${MASK}`,
  );
}
