/** Initial data on a PostgreSQL that began with a template for each contents: each server gets a copy. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { clockShift } from '../../support/clock.ts';
import { asAdministrator, withName } from '../../support/postgres-names.ts';
import { letNowBeOurs, shiftNow } from '../../support/shifted-now.ts';
import { CASTS, type Contents } from './casts.ts';

/** The walks through all flows are taken there whatever else is on PostgreSQL: so the page is proven on both each time. */
const EMBEDDED: readonly Contents[] = ['walks'];
const ALL = ['nobody', 'demo', ...Object.keys(CASTS)] as Contents[];

/** Each is a copy of the first. */
export const ON_POSTGRES: readonly Contents[] = ALL.filter((contents) => !EMBEDDED.includes(contents));

/** Undefined where every server is on the embedded database. */
const url = (): string | undefined => process.env['TEST_DATABASE_URL'];

export const isOnPostgres = (contents: Contents): boolean => url() !== undefined && ON_POSTGRES.includes(contents);

/** What has to be prepared: the data of PostgreSQL counts as one. */
export const foldersFor = (hasPostgres: boolean): readonly (Contents | 'postgres')[] =>
  hasPostgres ? [...EMBEDDED, 'postgres'] : ALL;

export const neededFolders = () => foldersFor(url() !== undefined);

export const templateOf = (contents: Contents): string => `browser_${contents.toLowerCase()}`;

/** Media, of the demo community. */
export const filesIn = (folder: string, contents: Contents): string => join(folder, 'files', contents);

/** @returns the address of a new database, with the tests' clock. */
export async function copyDatabase(contents: Contents): Promise<string> {
  const server = url() ?? '';
  const name = `browser_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(server, async (admin) => {
    await admin.query(`create database ${name} template ${templateOf(contents)}`);
    await letNowBeOurs(admin, name);
  });
  await asAdministrator(withName(server, name), (client) => shiftNow(client, clockShift()));
  return withName(server, name);
}
