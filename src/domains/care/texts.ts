/** Names of what can be reported, in the page and in notifications. */
import type { ReportKind } from '#generated/types.gen.ts';

/** Within a sentence. */
export const KIND_NAMES: Record<ReportKind, string> = {
  impact: 'impact',
  comment: 'comment',
  article: 'article',
  picture: 'picture',
  profile: 'profile',
};

/** As notifications and emails name a day. */
export const sayDay = (at: Date): string =>
  at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
