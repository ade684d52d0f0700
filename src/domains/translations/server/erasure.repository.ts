/**
 * Translations of what someone wrote go. The language of a text that stays does too: readers and screen readers need it.
 */
import { sql } from 'kysely';
import type { Erasure } from '#platform/server/archive/erasure.ts';

export const translationsErasure: Erasure = {
  erase: async (tx, { id }) => {
    await sql`delete from text_translations t using text_languages w
      where w.writer_id = ${id}::uuid and t.kind = w.kind and t.subject_id = w.subject_id`.execute(tx);
    await sql`delete from text_languages where writer_id = ${id}::uuid and kind = 'profile'`.execute(tx);
  },
  tables: {
    text_languages: { kept: { language: 'a text that stays is still read aloud in its language' } },
    text_translations: 'deleted',
  },
};
