/** What the platform itself keeps of a person: the mailbox of demo and development. */
import { sql } from 'kysely';
import { names } from '../db/without-person.repository.ts';
import type { Erasure } from './erasure.ts';

const FILES = 'about files of the product';

export const platformErasure: Erasure = {
  erase: async (tx, person) => {
    const { email } = person;
    await sql`
      delete from mailbox_messages
      where lower(recipient) = ${email.toLowerCase()} or ${names('subject', person)} or ${names('text', person)}`.execute(
      tx,
    );
  },
  tables: {
    rate_windows: { kept: { key: 'hashes, of an hour or a day' } },
    mailbox_messages: 'deleted',
    schema_migrations: { kept: { name: FILES, checksum: FILES } },
    schema_functions: { kept: { name: FILES, checksum: FILES, release: FILES } },
  },
};
