import { v7 as uuidv7 } from 'uuid';
import type { AuditAction, AuditSubject } from '#generated/types.gen.ts';
import { SOURCE_LANGUAGE } from '#languages/languages.ts';
import { speakIn } from '#languages/reader.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { type EntryFacts, type ReasonFact, type StateFact, sayFacts, type TitleFact } from '../entry-facts.ts';

/** An entry's texts are people's own words, or facts that each reader sees in their language. */
export interface Entry {
  /** Null for the server itself. */
  actorId: string | null;
  action: AuditAction;
  subjectKind: AuditSubject;
  subjectId: string | null;
  subjectTitle?: string | TitleFact;
  link?: string;
  fromState?: string | StateFact;
  toState?: string | StateFact;
  reason?: string | ReasonFact;
}

/** Rows per insert statement. */
const AT_ONCE = 1_000;

/** Writes who decided what, in the transaction of the decision. */
export const record = (tx: Tx, entry: Entry): Promise<void> => recordAll(tx, [entry]);

export async function recordAll(tx: Tx, entries: readonly Entry[]): Promise<void> {
  for (let index = 0; index < entries.length; index += AT_ONCE) {
    await tx
      .insertInto('audit_entries')
      .values(speakIn(SOURCE_LANGUAGE, () => entries.slice(index, index + AT_ONCE).map(rowOf)))
      .execute();
  }
}

function rowOf(entry: Entry) {
  const { subjectTitle: title, fromState: from, toState: to, reason } = entry;
  const facts = {
    ...factIn('title', title),
    ...factIn('from', from),
    ...factIn('to', to),
    ...factIn('reason', reason),
  };
  const said = sayFacts(facts);
  return {
    id: uuidv7(),
    actor_id: entry.actorId,
    action: entry.action,
    subject_kind: entry.subjectKind,
    subject_id: entry.subjectId,
    subject_title: said.title ?? wordsIn(title),
    link: entry.link ?? null,
    from_state: said.from ?? wordsIn(from),
    to_state: said.to ?? wordsIn(to),
    reason: said.reason ?? wordsIn(reason),
    facts: Object.keys(facts).length > 0 ? JSON.stringify(facts) : null,
  };
}

const factIn = <Name extends keyof EntryFacts>(name: Name, part: string | EntryFacts[Name]): EntryFacts =>
  typeof part === 'object' ? { [name]: part } : {};

const wordsIn = (part: string | object | undefined): string | null => (typeof part === 'string' ? part : null);
