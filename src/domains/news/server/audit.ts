/** How an article appears in the audit log. */

import { record } from '#domains/audit/server/public.ts';
import type { AuditAction } from '#generated/types.gen.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { type NewsStatus, stateOf } from '../lifecycle.ts';
import { newsPathOf } from '../model.ts';

interface NewsAction {
  action: Extract<AuditAction, `news_${string}`>;
  /** Null for a new article. */
  from: NewsStatus | null;
  to: NewsStatus;
  reason?: string;
}

export async function recordOn(
  tx: Tx,
  { userId }: { userId: string | null },
  news: { id: string; title: string },
  { action, from, to, reason }: NewsAction,
): Promise<void> {
  await record(tx, {
    actorId: userId,
    action,
    subjectKind: 'news',
    subjectId: news.id,
    subjectTitle: news.title,
    link: newsPathOf(news),
    ...(from && { fromState: stateOf(from) }),
    toState: stateOf(to),
    ...(reason !== undefined && { reason }),
  });
}
