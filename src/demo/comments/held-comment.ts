/** A comment that the flood check has held, with the open case that asks admins about it. */
import type { EntryFacts } from '#domains/audit/entry-facts.ts';
import { anchorOf } from '#domains/comments/model.ts';
import { impactPathOf } from '#domains/impacts/model.ts';
import { HOUR_MS } from '#platform/shared/moment.ts';
import { auditRow } from '../audit-row.ts';
import type { DemoCommunity } from '../community.ts';
import { idAt } from '../ids.ts';
import { isActiveMember } from '../people/people.ts';
import type { Random } from '../random.ts';
import type { Row, Rows } from '../rows.ts';
import type { CommentedItem } from './comments.ts';

interface HeldRows extends Rows<'comments' | 'audit_entries'> {
  moderation_cases: (Omit<Row<'moderation_cases'>, 'facts'> & { facts: EntryFacts })[];
}

const TEXT =
  'We sell seedlings (https://example.org/seedlings), pumps (https://example.org/pumps) and tools ' +
  '(https://example.org/tools). Ten per cent off this week!';

const HOURS_AGO = 5;

/** By the newest member, on the first impact with comments. */
export function toHeldRows(
  random: Random,
  items: readonly CommentedItem[],
  { community: { people, impacts }, today }: { community: DemoCommunity; today: Date },
): HeldRows {
  const item = items.find(({ kind }) => kind === 'impact');
  const impact = impacts.find(({ id }) => id === item?.id);
  const author = people
    .filter((person) => isActiveMember(person) && !person.canSignIn && person.id !== item?.ownerId)
    .toSorted((a, b) => a.joinedAt.getTime() - b.joinedAt.getTime())
    .at(-1);
  if (!item || !impact || !author) throw new Error('The demo community has no impact to comment on');
  const at = new Date(Math.max(item.since.getTime(), today.getTime() - HOURS_AGO * HOUR_MS));
  const [id, caseId] = [idAt(random, at), idAt(random, at)];
  const title = `Comment on ${impact.title}`;
  const link = `${impactPathOf(impact)}#${anchorOf(id)}`;
  return {
    comments: [
      {
        ...{ id, root_id: id, kind: item.kind, subject_id: item.id, author_id: author.id },
        ...{ content: TEXT, mentions: [], state: 'held', reply_count: 0, like_count: 0, created_at: at },
      },
    ],
    moderation_cases: [
      {
        ...{ id: caseId, kind: 'comment', subject_id: id, owner_id: author.id, title, link, reported_text: null },
        facts: { title: { of: 'comment', on: impact.title } },
        ...{ state: 'open', held_for: 'links', is_hidden: true, report_count: 0, created_at: at, reported_at: at },
      },
    ],
    audit_entries: [
      auditRow(random, {
        ...{ actorId: null, action: 'report_opened', at },
        ...{ subjectKind: 'report', subjectId: caseId, subjectTitle: title, link },
      }),
    ],
  };
}
