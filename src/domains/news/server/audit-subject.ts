/** How an article appears in the audit log. */

import { record } from '#domains/audit/server/public.ts';
import type { AuditAction } from '#generated/types.gen.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Person } from '#platform/http/viewer.ts';
import { type NewsStatus, stateOf } from '../lifecycle.ts';
import { newsPathOf } from '../model.ts';

interface NewsAction {
  action: Extract<AuditAction, `news_${string}`>;
  /** Null for a new article. */
  from: NewsStatus | null;
  to: NewsStatus;
}

export async function recordOn(
  tx: Tx,
  person: Person,
  news: { id: string; title: string },
  { action, from, to }: NewsAction,
): Promise<void> {
  await record(tx, {
    actorId: person.userId,
    action,
    subjectKind: 'news',
    subjectId: news.id,
    subjectTitle: news.title,
    link: newsPathOf(news),
    ...(from && { fromState: stateOf(from) }),
    toState: stateOf(to),
  });
}
