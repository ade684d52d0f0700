/** People as states in the audit log, before and after something is handed over. */
import type { StateFact } from '#domains/audit/entry-facts.ts';
import type { PersonCard } from '#generated/types.gen.ts';
import { isFormerMember } from './model.ts';

/** Maximum length of a state in the audit log. */
const STATE_LENGTH = 100;

export const nameAsState = (name: string): string => name.slice(0, STATE_LENGTH).toWellFormed();

/** Like `nameAsState`, for someone who may have left. */
export const personAsState = (person: PersonCard): string | StateFact =>
  isFormerMember(person) ? { of: 'formerMember' } : nameAsState(person.name);
