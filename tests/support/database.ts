/**
 * Gives each test file its own database: in memory or, with TEST_DATABASE_URL, on that PostgreSQL. Either is a
 * copy of a migrated one with the job queue's schema, and is reused by later files if it can be reset to its original
 * content.
 */
import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type pg from 'pg';
import { type Database, openDatabase, wrapEmbedded, wrapPostgres } from '#platform/server/db/database.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openPool } from '#platform/server/db/postgres-pool.ts';
import { listSchemaFiles } from '#platform/server/db/schema-files.ts';
import { createJobs } from '#platform/server/jobs/jobs.ts';
import { createLogger } from '#platform/server/logging/logger.ts';
import { clockShift } from './clock.ts';
import { timed } from './fixture-times.ts';
import { asAdministrator, withName } from './postgres-names.ts';
import { recordContent, resetDatabase } from './reset-database.ts';
import { overrideNow, shiftNow } from './shift-now.ts';

const ROOT = join(import.meta.dirname, '../..');
const QUEUE_PACKAGE = join(ROOT, 'node_modules/pg-boss/package.json');
const RESET_DATABASE = join(import.meta.dirname, 'reset-database.ts');
const CACHE = join(ROOT, 'node_modules/.cache/test-databases');
const EXTENSIONS = { citext, pg_trgm, unaccent };
const POOL_SIZE = 10;
/** Generous, because many connections may queue on a busy machine. */
const CONNECT_TIMEOUT_MS = 60_000;
const MAKING_TEMPLATE = 7_205_114;

/** A database created for this process. */
interface Made {
  /** Lends the database to one test file, which returns it by closing it. */
  lend(giveBack: () => Promise<void>): Database;
  /** A handle that also works while no test file has borrowed the database. */
  own: Database;
  /** The number of our own connections that stay open. */
  countConnections(): number;
  remove(): Promise<void>;
}

/** Databases that have been reset and are unused. */
const waiting: Made[] = [];

/** The caller closes it. */
export async function openTestDatabase(): Promise<Database> {
  const made = waiting.pop() ?? (await make());
  return made.lend(async () => {
    const isAsNew = await timed('making a database as new', () => resetDatabase(made.own, made.countConnections()));
    if (isAsNew) waiting.push(made);
    else await made.remove();
  });
}

const make = (): Promise<Made> => {
  const url = process.env['TEST_DATABASE_URL'];
  return url
    ? timed('a clone on PostgreSQL', () => clonePostgres(url))
    : timed('a clone of the embedded database', cloneEmbedded);
};

/** @returns an archive of an up-to-date embedded database folder. */
async function embeddedTemplate(): Promise<string> {
  const template = join(CACHE, `${templateHash()}.tar`);
  if (!existsSync(template)) await makeEmbeddedTemplate(template);
  return template;
}

/** @param folder is created, and gets an embedded database that is up to date. */
export async function unpackTemplate(folder: string): Promise<void> {
  mkdirSync(folder);
  execFileSync('tar', ['-xf', await embeddedTemplate(), '-C', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
}

async function cloneEmbedded(): Promise<Made> {
  // Read at once, because another worker may be replacing it with its own template.
  const loadDataDir = new Blob([await readFile(await embeddedTemplate())]);
  const own = wrapEmbedded(await PGlite.create({ dataDir: 'memory://', loadDataDir, extensions: EXTENSIONS }));
  return { own, countConnections: () => 1, lend: (giveBack) => ({ ...own, close: giveBack }), remove: own.close };
}

/** Several test files may create it concurrently: the last one wins, and all are identical. */
async function makeEmbeddedTemplate(path: string): Promise<void> {
  const pglite = await PGlite.create({ dataDir: 'memory://', extensions: EXTENSIONS });
  await fillTemplate(wrapEmbedded(pglite));
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  mkdirSync(CACHE, { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, path);
}

async function clonePostgres(url: string): Promise<Made> {
  const template = `groundswell_template_${templateHash()}`;
  const name = `groundswell_test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(url, async (admin) => {
    // One at a time: PostgreSQL can't copy a database in use.
    await admin.query(`select pg_advisory_lock(${MAKING_TEMPLATE})`);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) await makePostgresTemplate(url, admin, template);
    await admin.query(`create database ${name} template ${template}`);
    // A copy has its template's functions, but not its settings.
    if (clockShift() !== 0) await overrideNow(admin, name);
  });
  const ofClone = withName(url, name);
  const pool = openPool(ofClone, { poolSize: POOL_SIZE, connectTimeoutMs: CONNECT_TIMEOUT_MS });
  const own = wrapPostgres(pool, ofClone);
  const lend = (giveBack: () => Promise<void>) => {
    let isOver = false;
    const connect = async () => {
      if (isOver) throw new Error('This database was given back');
      return pool.connect();
    };
    const end = async () => {
      isOver = true;
      await giveBack();
    };
    return wrapPostgres({ options: pool.options, connect, end }, ofClone);
  };
  const remove = async () => {
    await own.close();
    await asAdministrator(url, (admin) => admin.query(`drop database ${name} with (force)`));
  };
  return { own, countConnections: () => pool.totalCount, lend, remove };
}

async function makePostgresTemplate(url: string, admin: pg.Client, template: string): Promise<void> {
  const unfinished = `${template}_unfinished`;
  await admin.query(`drop database if exists ${unfinished}`);
  await admin.query(`create database ${unfinished}`);
  const own = withName(url, unfinished);
  if (clockShift() !== 0) {
    await overrideNow(admin, unfinished);
    await asAdministrator(own, (client) => shiftNow(client, clockShift()));
  }
  const database = await openDatabase({ databaseUrl: own, poolSize: 1, dataDir: null, isPatient: true });
  await fillTemplate(database);
  await database.close();
  await admin.query(`alter database ${unfinished} rename to ${template}`);
}

async function fillTemplate(database: Database): Promise<void> {
  await migrate(database);
  const jobs = createJobs(database, createLogger('silent'));
  await jobs.start();
  await jobs.stop();
  await recordContent(database);
}

function templateHash(): string {
  const hash = createHash('sha256').update(readFileSync(QUEUE_PACKAGE)).update(readFileSync(RESET_DATABASE));
  for (const path of listSchemaFiles()) hash.update(readFileSync(path));
  // A job queue created on a later day would wait until that day.
  if (clockShift() > 0) hash.update(new Date().toDateString());
  return hash.digest('hex').slice(0, 16);
}
