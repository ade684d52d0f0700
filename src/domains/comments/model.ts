/** Rules about comments, shared by the page and the server. */
const EDITABLE_MS = 15 * 60_000;

/** The contract's limit. */
export const MAX_MENTIONS = 10;

/** The beginning of a link, as a regular expression for JavaScript and PostgreSQL. It's matched case-insensitively. */
export const LINK_BEGINS = 'https?://';

const MENTION = /@\{([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\}/gi;

/** How a mention of a person is written in a comment's text. */
export const mentionOf = (personId: string): string => `@{${personId}}`;

/** The people that a text mentions, each once. */
export function mentionedIn(content: string): string[] {
  return [...new Set([...content.matchAll(MENTION)].flatMap(([, id]) => id?.toLowerCase() ?? []))];
}

/** Replaces the mentions in a text with people's names. */
export function withMentionNames(content: string, nameOf: (personId: string) => string): string {
  return content.replaceAll(MENTION, (_, id: string) => `@${nameOf(id.toLowerCase())}`);
}

/** A text without its mentions. */
export const wordsOf = (content: string): string => content.replaceAll(MENTION, ' ');

/** Whether the author of a comment can still edit it. */
export const isEditable = (createdAt: Date, now: Date): boolean => now.getTime() < createdAt.getTime() + EDITABLE_MS;

/** The fragment that leads to a comment on the page of its item. */
export const anchorOf = (commentId: string): string => `comment-${commentId}`;
