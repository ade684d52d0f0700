/** Says what an operator can do about a failed start, in one line. */
import { resolve } from 'node:path';
import { BackupError } from '#platform/server/backup/backup-folder.ts';
import { ConfigError } from '#platform/server/config/config.ts';
import { DataFolderInUseError } from '#platform/server/db/embedded/data-folder-lock.ts';
import { OldSchemaError } from '#platform/server/db/migrate.ts';

type Environment = Record<string, string | undefined>;

/** The details that the system, Node.js and PostgreSQL add to their errors. */
interface Details {
  code?: string;
  syscall?: string;
  address?: string;
  port?: number;
  hostname?: string;
  path?: string;
}

const DATABASES = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'];
const POSTGRES_PORT = 5432;
/** Their messages say what to do. */
const MENDABLE = [ConfigError, DataFolderInUseError, BackupError];

/** @returns null for an error that an operator can't fix. */
export function explainStartFailure(error: unknown, env: Environment): string | null {
  if (MENDABLE.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof OldSchemaError) return explainOldSchema(error, env);
  // A host with several addresses fails once for each.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (!isError(first)) return null;
  const { code, syscall, address, port, hostname, path } = first;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port ?? ''} is in use. Stop the other program or choose another port, for example: PORT=3001 npm start`;
    case 'EACCES':
      return `Permission denied: ${first.message}. Choose another PORT or DATA_DIR.`;
    case 'EADDRNOTAVAIL':
      return `HOST: this machine has no address ${address}. Set one that it has, such as 127.0.0.1, or 0.0.0.0 for all of them.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return explainUnknownHost(hostname, env);
    case 'ECONNREFUSED':
      return `${databases(env, (url) => portOf(url) === port)}: nothing answers at ${address}:${port}. Start PostgreSQL there, or correct the address.`;
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `${databases(env)}: ${address ?? 'the host'} can’t be reached. Correct the address, or let this machine through to it.`;
    case '42501':
      return `${databases(env)}: ${first.message}. Make that role the owner of the database, or run GRANT ALL ON SCHEMA public TO it.`;
    case '53300':
      return `${databases(env)}: ${first.message}. Raise PostgreSQL’s max_connections, or lower DATABASE_POOL_SIZE.`;
    case '25006':
      return `${env['DATABASE_DIRECT_URL'] ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'}: ${first.message}. It leads to a replica: set it to the primary, and DATABASE_REPLICA_URL to the replica.`;
    case '3D000':
      return `${databases(env)}: ${first.message}. Create it, or correct its name in the address.`;
    case '28000':
    case '28P01':
      return `${databases(env)}: ${first.message}. Create the role, or correct the user and the password in the address.`;
    case '42P01':
      return `${databases(env)}: ${first.message}. Correct the address, or start the platform first: it makes its tables.`;
    case 'EEXIST':
    case 'ENOTDIR':
      if (syscall !== 'mkdir') return null;
      return `DATA_DIR: ${path} can’t be made a folder, because a file is in its place. Choose another folder.`;
    default:
      return explainMessage(first, env);
  }
}

/** Errors of the client, which have no code. */
function explainMessage({ message }: Error, env: Environment): string | null {
  if (message.includes('does not support SSL')) {
    return `${databases(env, ({ search }) => search.includes('sslmode'))}: the server has no TLS. Turn it on there, or leave out sslmode.`;
  }
  if (/timeout exceeded when trying to connect|connection timeout/i.test(message)) {
    return `${databases(env)}: no answer in time. Correct the address, or let this machine through to it.`;
  }
  return null;
}

const KEEPING_PEOPLE =
  'To keep its people, start the release that made it, export the accounts, and import them here: see “Move a community” in the operator’s guide.';

/** A demo community is created wherever there is no database; an existing one is never replaced. */
function explainOldSchema({ message }: OldSchemaError, env: Environment): string {
  const urls = databases(env);
  if (urls) return `${urls}: ${message}. Set the address of an empty one. ${KEEPING_PEOPLE}`;
  const folder = resolve(env['DATA_DIR'] || 'data');
  return `DATA_DIR: ${message}. Choose another folder than ${folder}, or delete it if nothing in it matters; the next start creates a new database, and in demo mode a new community. ${KEEPING_PEOPLE}`;
}

const isError = (error: unknown): error is Error & Details => error instanceof Error;

function explainUnknownHost(hostname: string | undefined, env: Environment): string | null {
  if (DATABASES.some((name) => urlOf(env, name)?.hostname === hostname)) {
    return `${databases(env, (url) => url.hostname === hostname)}: the host ${hostname} can’t be found. Correct its name in the address.`;
  }
  if (hostname !== env['HOST']) return null;
  return `HOST: ${hostname} can’t be found. Set an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them.`;
}

/** @returns the variables that may be meant: those whose address matches, or else all that are set. */
function databases(env: Environment, matches: (url: URL) => boolean = () => true): string {
  const set = DATABASES.filter((name) => urlOf(env, name) !== null);
  const matching = set.filter((name) => {
    const url = urlOf(env, name);
    return url !== null && matches(url);
  });
  return (matching.length > 0 ? matching : set).join(' or ');
}

function urlOf(env: Environment, name: string): URL | null {
  return URL.parse(env[name] ?? '');
}

const portOf = (url: URL) => (url.port === '' ? POSTGRES_PORT : Number(url.port));
