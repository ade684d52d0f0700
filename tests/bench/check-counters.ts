/** Checks that the counters of a loaded community match what the application's own transactions would have counted. */
import type { BulkLoad } from './bulk-load.ts';

/** Queries for wrong rows. `isCounted` of comments, `setLike`, and `upsertReport` of moderation define what counts. */
const WRONG: Record<string, string> = {
  'comments of a thread': `
    select from comment_threads t full join (
      select kind, subject_id, count(*) filter (where state in ('visible', 'hidden')) from comments group by 1, 2
    ) c using (kind, subject_id) where t.comment_count is distinct from c.count`,
  'comments of a thread for members': `
    select from comment_threads t join (
      select kind, subject_id, count(*) filter (where audience = 'members' and state in ('visible', 'hidden'))
      from comments group by 1, 2
    ) c using (kind, subject_id) where t.members_count <> c.count`,
  'replies to a comment': `
    select from comments c left join (
      select root_id, count(*) from comments where id <> root_id and state in ('visible', 'hidden') group by 1
    ) r on r.root_id = c.id where c.reply_count <> coalesce(r.count, 0)`,
  'comments that reply to a reply, or to another thread': `
    select from comments c left join comments r on r.id = c.root_id and r.root_id = r.id and r.kind = c.kind
      and r.subject_id = c.subject_id where r.id is null or r.id > c.id`,
  'likes of a comment': `
    select from comments c left join (select comment_id, count(*) from comment_likes group by 1) l on l.comment_id = c.id
    where c.like_count <> coalesce(l.count, 0)`,
  'follows across a block': `
    select from person_follows f join person_blocks b on (b.blocker_id, b.blocked_id) in
      ((f.follower_id, f.person_id), (f.person_id, f.follower_id)) where f.ended_at is null`,
  'reports of a case': `
    select from moderation_cases c left join (select case_id, count(*), max(created_at) as last from moderation_reports group by 1) r
      on r.case_id = c.id where c.report_count is distinct from r.count or c.reported_at <> r.last`,
  suspensions: `
    select from users u full join (
      select owner_id, max(suspended_until) as until from moderation_cases where state <> 'overturned' group by 1
    ) c on c.owner_id = u.id where u.suspended_until is distinct from c.until`,
  'hidden comments': `
    select from moderation_cases c join comments m on c.kind = 'comment' and m.id = c.subject_id
    where c.is_hidden <> (m.state = 'hidden')`,
  'hidden impacts': `
    select from moderation_cases c join impacts i on c.kind = 'impact' and i.id = c.subject_id where c.is_hidden <> i.is_hidden`,
};

/** @throws naming what is wrong. */
export async function checkCounters(load: BulkLoad): Promise<void> {
  for (const [what, rows] of Object.entries(WRONG)) {
    const [counted] = await load.query(`select count(*)::int as wrong from (${rows}) as found`);
    if (counted?.['wrong'] !== 0) throw new Error(`${counted?.['wrong']} ${what} differ from what they count`);
  }
}
