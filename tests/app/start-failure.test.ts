import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { explainStartFailure } from '#app/server/start-failure.ts';
import { OldSchemaError } from '#platform/server/db/migrate.ts';
import { findFreePort } from '../support/free-port.ts';

async function failToConnect(url: string): Promise<unknown> {
  return new pg.Client({ connectionString: url }).connect().catch((error: unknown) => error);
}

async function failToListen(host: string): Promise<unknown> {
  const [error] = await once(createServer().listen(0, host), 'error');
  return error;
}

const refused = (code: string, message: string) => Object.assign(new Error(message), { code });

describe('a failed start', () => {
  it('names the address at which no database answers', async () => {
    const port = await findFreePort();
    const url = `postgres://app@127.0.0.1:${port}/groundswell`;
    const error = await failToConnect(url);
    const says = `: nothing answers at 127.0.0.1:${port}. Start PostgreSQL there, or correct the address.`;
    expect(explainStartFailure(error, { DATABASE_URL: url })).toBe(`DATABASE_URL${says}`);
    const both = { DATABASE_URL: 'postgres://app@127.0.0.1/groundswell', DATABASE_DIRECT_URL: url };
    expect(explainStartFailure(error, both)).toBe(`DATABASE_DIRECT_URL${says}`);
    expect(explainStartFailure(new AggregateError([error]), { DATABASE_URL: url })).toBe(`DATABASE_URL${says}`);
  });

  it('names the folder or the address of a database from before the first release', () => {
    const error = new OldSchemaError('The database is from before the first release and can’t be upgraded');
    const across =
      'To keep its people, start the release that made it, export the accounts, and import them here: see “Move a community” in the operator’s guide.';
    expect(explainStartFailure(error, { DATA_DIR: '/srv/people' })).toBe(
      `DATA_DIR: ${error.message}. Choose another folder than /srv/people, or delete it if nothing in it matters; the next start creates a new database, and in demo mode a new community. ${across}`,
    );
    expect(explainStartFailure(error, {})).toContain(`another folder than ${join(process.cwd(), 'data')},`);
    expect(explainStartFailure(error, { DATABASE_URL: 'postgres://app@db.example/groundswell' })).toBe(
      `DATABASE_URL: ${error.message}. Set the address of an empty one. ${across}`,
    );
  });

  it('names the variable whose host is unknown', () => {
    const error = Object.assign(refused('ENOTFOUND', 'getaddrinfo ENOTFOUND db.example'), { hostname: 'db.example' });
    expect(explainStartFailure(error, { DATABASE_URL: 'postgres://app@db.example/groundswell' })).toBe(
      'DATABASE_URL: the host db.example can’t be found. Correct its name in the address.',
    );
    expect(explainStartFailure(error, { HOST: 'db.example' })).toBe(
      'HOST: db.example can’t be found. Set an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them.',
    );
    expect(explainStartFailure(error, {})).toBe(null);
  });

  it('says what the database doesn’t know', () => {
    const env = { DATABASE_URL: 'postgres://app@127.0.0.1/groundswell' };
    expect(explainStartFailure(refused('3D000', 'database "groundswell" does not exist'), env)).toBe(
      'DATABASE_URL: database "groundswell" does not exist. Create it, or correct its name in the address.',
    );
    expect(explainStartFailure(refused('28000', 'role "app" does not exist'), env)).toBe(
      'DATABASE_URL: role "app" does not exist. Create the role, or correct the user and the password in the address.',
    );
    expect(explainStartFailure(refused('42P01', 'relation "users" does not exist'), env)).toBe(
      'DATABASE_URL: relation "users" does not exist. Correct the address, or start the platform first: it makes its tables.',
    );
  });

  it.each([
    ['42501', 'permission denied for schema public', /^DATABASE_URL: .* GRANT ALL ON SCHEMA public/],
    ['53300', 'sorry, too many clients already', /^DATABASE_URL: .* lower DATABASE_POOL_SIZE\.$/],
    ['25006', 'cannot execute CREATE TABLE in a read-only transaction', /^DATABASE_URL: .* leads to a replica/],
    ['EHOSTUNREACH', 'connect EHOSTUNREACH 192.0.2.1:5432', /^DATABASE_URL: .* can’t be reached/],
  ])('says what to do about %s of the database', (code, message, says) => {
    expect(explainStartFailure(refused(code, message), { DATABASE_URL: 'postgres://app@db.example/app' })).toMatch(
      says,
    );
  });

  it('says that a database has no TLS, or answers too late', () => {
    const env = {
      DATABASE_URL: 'postgres://app@127.0.0.1/app?sslmode=require',
      DATABASE_REPLICA_URL: 'postgres://b/app',
    };
    expect(explainStartFailure(new Error('The server does not support SSL connections'), env)).toBe(
      'DATABASE_URL: the server has no TLS. Turn it on there, or leave out sslmode.',
    );
    expect(explainStartFailure(new Error('timeout exceeded when trying to connect'), env)).toMatch(
      /^DATABASE_URL or DATABASE_REPLICA_URL: no answer in time\./,
    );
  });

  it('names HOST if it is of another machine', async () => {
    expect(explainStartFailure(await failToListen('192.0.2.1'), {})).toBe(
      'HOST: this machine has no address 192.0.2.1. Set one that it has, such as 127.0.0.1, or 0.0.0.0 for all of them.',
    );
  });

  it.each(['file', 'file/folder'])('names a DATA_DIR that is a file: %s', (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'groundswell-start-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(join(folder, 'file'), '');
    const path = join(folder, name);
    let error: unknown;
    try {
      mkdirSync(path, { recursive: true });
    } catch (caught) {
      error = caught;
    }
    expect(explainStartFailure(error, {})).toBe(
      `DATA_DIR: ${path} can’t be made a folder, because a file is in its place. Choose another folder.`,
    );
  });

  it('is left as it is if an operator can’t mend it', () => {
    expect(explainStartFailure(new Error('a mistake of ours'), {})).toBe(null);
  });
});
