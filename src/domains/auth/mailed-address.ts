/**
 * The address that a mailed link was sent to, so that nobody types it again. It is behind the #, which a browser sends
 * to no server: no log and no referrer holds it. It only fills in a field, and proves nothing.
 */
export const withAddress = (link: string, email: string): string => `${link}#${new URLSearchParams({ email })}`;

export const mailedAddressIn = (hash: string): string => new URLSearchParams(hash.slice(1)).get('email') ?? '';
