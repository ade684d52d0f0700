/** A failed statement's parameters are personal: the log says which statement failed and why, without its values. */
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#platform/server/db/database.ts';
import { createLogger } from '#platform/server/logging/logger.ts';
import { openTestDatabase } from '../../support/database.ts';

const SECRET = 'ama-is-ill';
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function logged(error: unknown): string {
  const lines: string[] = [];
  const destination = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  });
  createLogger('error', destination).error({ err: error }, 'Request failed');
  return lines.join('');
}

const failing = (sql: string) =>
  database.run(sql, [SECRET]).then(
    () => undefined,
    (error: unknown) => error,
  );

describe('the log of a failed statement', () => {
  it('says why it failed, without its values', async () => {
    const line = logged(await failing('select 1 / (length($1::text) - length($1::text))'));
    expect(line).toContain('division by zero');
    expect(line).not.toContain(SECRET);
  });

  it('leaves out the conflicting row', async () => {
    await database.run('create table kept_words (word text primary key)');
    await database.run('insert into kept_words values ($1)', [SECRET]);
    const error = await failing('insert into kept_words values ($1)');
    expect(logged(error)).toContain('kept_words_pkey');
    expect(logged(error)).not.toContain(SECRET);
    expect(logged(new AggregateError([error], 'Two things failed'))).not.toContain(SECRET);
  });
});
