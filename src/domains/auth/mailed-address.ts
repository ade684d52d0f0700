/**
 * The address that an emailed link was sent to, for prefilling a field. It's in the fragment, which browsers don't send
 * to any server, so it never appears in logs or referrers. It isn't proof of anything.
 */
export const withAddress = (link: string, email: string): string => `${link}#${new URLSearchParams({ email })}`;

export const mailedAddressIn = (hash: string): string => new URLSearchParams(hash.slice(1)).get('email') ?? '';
