/**
 * The address an emailed link was sent to, to prefill a field. It is in the fragment, which browsers send to no server,
 * so it is in no log or referrer. It proves nothing.
 */
export const withAddress = (link: string, email: string): string => `${link}#${new URLSearchParams({ email })}`;

export const mailedAddressIn = (hash: string): string => new URLSearchParams(hash.slice(1)).get('email') ?? '';
