/**
 * The names of what this device keeps for use without a network, which the page and its service worker agree on. Each
 * account has a cache of its own, so that nobody is ever shown what someone else has read.
 */

const ACCOUNT = 'account ';
const FILES = 'files ';

/** What an account has last seen. Always open a cache by its name: answers don't say whose they are. */
export const accountCacheOf = (accountId: string): string => `${ACCOUNT}${accountId}`;

export const isAccountCache = (name: string): boolean => name.startsWith(ACCOUNT);

/** The page's own files of one build. */
export const filesCacheOf = (build: string): string => `${FILES}${build}`;

export const isFilesCache = (name: string): boolean => name.startsWith(FILES);

/** What issuers of credentials publish, as it was when one of theirs was checked last. It belongs to nobody. */
export const ISSUERS = 'issuers';

/**
 * An entry that the page writes when someone logs in and that only a logout removes, with the rest. A cache without it
 * was brought back by an answer that arrived after the logout.
 */
export const OWNER_MARK = '/owner';

/** The document that opens at any address without a network, in the language of the page that kept it. */
export const SHELL = '/shell';

/** Where the worker puts files shared from another app until the form takes them. */
export const SHARED = '/share/';

/** The header with the file's name, encoded as in an address. */
export const SHARED_NAME = 'x-name';

/** The header of an answer that comes from this device: when it was received, in milliseconds since 1970. */
export const KEPT_AT = 'x-kept-at';

export const WORKER = '/sw.js';

/** What a page asks of a newer worker that has been installed. */
export const TAKE_OVER = 'take over';
