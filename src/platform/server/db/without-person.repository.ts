/** Takes a person's name, address and phone number out of texts that stay. */
import { type RawBuilder, sql } from 'kysely';
import type { ErasedPerson } from '../archive/erasure.ts';

/** Stands for the name in texts that readers of all languages share. */
export const FORMER = 'Former member';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whole words only, and the longest first: “Ana” isn't taken out of “Banana”. */
export function patternOf({ email, contactNo, names }: ErasedPerson): string {
  const known = [email, ...(contactNo === null ? [] : [contactNo]), ...names].sort((a, b) => b.length - a.length);
  return `(?<![[:alnum:]])(${known.map(escaped).join('|')})(?![[:alnum:]])`;
}

/** The text of a column without the person, and without the name in the address of their profile. */
export function withoutPerson(column: string, person: ErasedPerson): RawBuilder<string> {
  const named = sql`regexp_replace(${sql.ref(column)}::text, ${patternOf(person)}, ${FORMER}, 'gi')`;
  return sql<string>`regexp_replace(${named}, ${`(${person.id})/[^/?#"[:space:]]+`}, '\\1/former-member', 'g')`;
}

export const jsonWithoutPerson = (column: string, person: ErasedPerson): RawBuilder<string> =>
  sql<string>`${withoutPerson(column, person)}::jsonb`;

/** Whether a column names the person in full. @param column text, or JSON. */
export const names = (column: string, person: ErasedPerson) =>
  sql<boolean>`${sql.ref(column)}::text ~* ${patternOf(person)}`;
