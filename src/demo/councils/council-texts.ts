/** What people write in and about councils. */
import texts from '../texts/councils.json' with { type: 'json' };

export const COUNCIL_DECLINE_REASONS: readonly string[] = texts.declineReasons;
export const REQUEST_MESSAGES: readonly string[] = texts.requestMessages;
/** Each with its path on the council's site. */
export const RESOURCES: readonly { title: string; description: string | null; path: string }[] = texts.resources;
export const DOCUMENT_LINES: readonly string[] = texts.documentLines;
