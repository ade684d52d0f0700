/** Initial data on a PostgreSQL with a template database for each contents. Each server gets a copy of a template. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { clockShift } from '../../support/clock.ts';
import { asAdministrator, withName } from '../../support/postgres-names.ts';
import { overrideNow, shiftNow } from '../../support/shift-now.ts';
import { CASTS, type Contents } from './casts.ts';

/** Always on the embedded database: the walks, so that every run tests the page on both databases. */
const EMBEDDED: readonly Contents[] = ['walks'];
const ALL = ['nobody', 'demo', ...Object.keys(CASTS)] as Contents[];

/** The contents that have a template on PostgreSQL. Each template is a copy of the first one. */
export const ON_POSTGRES: readonly Contents[] = ALL.filter((contents) => !EMBEDDED.includes(contents));

/** Undefined if every server uses the embedded database. */
const url = (): string | undefined => process.env['TEST_DATABASE_URL'];

export const isOnPostgres = (contents: Contents): boolean => url() !== undefined && ON_POSTGRES.includes(contents);

/** The folders that have to be prepared. PostgreSQL's data, with all its templates, is one of them. */
export const foldersFor = (hasPostgres: boolean): readonly (Contents | 'postgres')[] =>
  hasPostgres ? [...EMBEDDED, 'postgres'] : ALL;

export const neededFolders = () => foldersFor(url() !== undefined);

export const templateOf = (contents: Contents): string => `browser_${contents.toLowerCase()}`;

/** The folder of a template's files. Only the demo community has some. */
export const filesIn = (folder: string, contents: Contents): string => join(folder, 'files', contents);

/** @returns the address of a new database, with the tests' clock. */
export async function copyDatabase(contents: Contents): Promise<string> {
  const server = url() ?? '';
  const name = `browser_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(server, async (admin) => {
    await admin.query(`create database ${name} template ${templateOf(contents)}`);
    await overrideNow(admin, name);
  });
  await asAdministrator(withName(server, name), (client) => shiftNow(client, clockShift()));
  return withName(server, name);
}
