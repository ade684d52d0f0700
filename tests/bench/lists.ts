/**
 * `npm run bench -- --lists`: loads a large community and a small one into PostgreSQL, and reports the server time of
 * every reading call with both, in turn. With TEST_DATABASE_URL, it uses new databases on that server, otherwise a
 * temporary server. `--only WORD` makes only the calls with that word in their names. `--keep` leaves the databases for
 * the next run with `--keep`, on that server or in `node_modules/.cache`, where they take 9 GB. That run migrates them,
 * and only fills them again if the code that fills them has changed.
 */
import { totalmem } from 'node:os';
import { startPostgres } from '../support/postgres.ts';
import { listCouncilCalls } from './council-calls.ts';
import { DATABASES_FOLDER, hashFilling, makeFilled } from './filled-databases.ts';
import { listImpactCalls } from './impact-calls.ts';
import { COMMUNITY, loadLargeCommunity } from './large-community.ts';
import { LARGE, type Size, SMALL } from './large-sizes.ts';
import { type Call, type CallTimes, type Community, type ListCalls, measureCalls } from './measure-calls.ts';
import { listModerationCalls } from './moderation-calls.ts';
import { listNotificationCalls } from './notification-calls.ts';
import { listOpportunityCalls } from './opportunity-calls.ts';
import { listPeopleCalls } from './people-calls.ts';
import { quantile } from './quantile.ts';
import { describeLoad } from './record.ts';
import { listCommentCalls, listFollowCalls } from './social-calls.ts';

const PARTS = [
  ['people', listPeopleCalls],
  ['impacts', listImpactCalls],
  ['opportunities', listOpportunityCalls],
  ['councils', listCouncilCalls],
  ['notifications', listNotificationCalls],
  ['comments', listCommentCalls],
  ['follows', listFollowCalls],
  ['cases', listModerationCalls],
] as const;
/** Rows loaded into a new table aren't logged, and nothing is vacuumed meanwhile. */
const FOR_LOADING = ['wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=4GB', 'autovacuum=off'];
/** The settings that the README recommends for large communities. */
const FOR_READING = [`shared_buffers=${Math.floor(totalmem() / 4 / 2 ** 20)}MB`, 'random_page_cost=1.1'];
const POSTGRES = { isDurable: false, settings: [...FOR_LOADING, ...FOR_READING] };
/** Survives an interruption, and is otherwise the same. */
const PERSISTENT_POSTGRES = {
  isDurable: true,
  settings: [...POSTGRES.settings, 'synchronous_commit=off'],
  dataFolder: DATABASES_FOLDER,
};
/** The targets for every list. */
const GOAL_MS = 50;
const GOAL_RATIO = 1.5;

export interface ListsOptions {
  /** The word of `--only`; null for all calls. */
  only: string | null;
  isKept: boolean;
}

/** @returns null without `--lists`. */
export function readLists(args: readonly string[]): ListsOptions | null {
  if (!args.includes('--lists')) return null;
  const isKept = args.includes('--keep');
  const at = args.indexOf('--only');
  const only = at === -1 ? null : args[at + 1];
  if (only === undefined || only === '')
    throw new Error('--only needs a word of the calls’ names, like --only search.');
  return { only, isKept };
}

export async function benchLists({ only, isKept }: ListsOptions, say: (text: string) => void): Promise<void> {
  const databaseUrl = process.env['TEST_DATABASE_URL'];
  const postgres = databaseUrl ? null : await startPostgres(isKept ? PERSISTENT_POSTGRES : POSTGRES);
  const server = databaseUrl ?? postgres?.url ?? '';
  const filledBy = hashFilling();
  const databases: { drop(): Promise<void> }[] = [];
  const fill = async (size: Size, label: string, sayStep: (text: string) => void): Promise<Community> => {
    const database = await makeFilled(server, label, {
      isKept,
      filledBy,
      fill: (url) => loadLargeCommunity(url, size, sayStep),
    });
    databases.push(database);
    return { ...COMMUNITY, url: database.url };
  };
  try {
    const began = Date.now();
    const large = await fill(LARGE, 'large', say);
    say(`${isKept ? 'filled or found' : 'filled'} in ${((Date.now() - began) / 1000).toFixed(0)} s`);
    const small = await fill(SMALL, 'small', () => {});
    for (const [what, listCalls] of PARTS) {
      const calls = await measureCalls(large, named(what, only, listCalls), small);
      if (calls.length === 0) continue;
      say(`\nWith ${LARGE[what].toLocaleString('en')} ${what}; ${describeLoad()}\n`);
      const grown = sayTable(calls, say);
      if (grown.size === 0) continue;
      say('\nThose over it again, by themselves:\n');
      const grownCalls = filtered(listCalls, ({ as, name }) => grown.has(`${as}: ${name}`));
      sayTable(await measureCalls(large, grownCalls, small), say);
    }
  } finally {
    for (const database of databases) await database.drop();
    await postgres?.remove();
  }
}

/** @returns the names of calls that take too long as a multiple of their own time. */
export function sayTable(calls: readonly CallTimes[], say: (text: string) => void): ReadonlySet<string> {
  const row = (name: string, median: string, p95: string, ratio = '', mark = '') =>
    `${name.padEnd(44)} ${median.padStart(10)} ${p95.padStart(10)} ${ratio.padStart(10)}${mark}`;
  say(row('inside the server, one call after another', 'median ms', 'p95 ms', '× at 1,000'));
  const slow: string[] = [];
  const grown = new Map<string, string>();
  for (const { name, times, timesWithFew } of calls) {
    if (times.length === 0) throw new Error(`The server's log tells nothing of "${name}"`);
    const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
    const ratio = timesWithFew && median / quantile(timesWithFew, 0.5);
    if (median > GOAL_MS) slow.push(name);
    if (ratio && ratio > GOAL_RATIO) grown.set(name, `${name} (${ratio.toFixed(1)})`);
    const mark = median > GOAL_MS ? `  over ${GOAL_MS} ms` : p95 > GOAL_MS ? `  p95 over ${GOAL_MS} ms` : '';
    say(row(name, median.toFixed(1), p95.toFixed(1), ratio?.toFixed(1), mark));
  }
  const within = `${calls.length - slow.length} of ${calls.length} calls have their median within ${GOAL_MS} ms`;
  say(`\n${within}${slow.length > 0 ? `; not: ${slow.join('; ')}` : ''}`);
  if (grown.size > 0) say(`Over ${GOAL_RATIO} times their own time with 1,000: ${[...grown.values()].join('; ')}`);
  return new Set(grown.keys());
}

/** Those whose part, role or name contains the word. */
function named(what: string, only: string | null, listCalls: ListCalls): ListCalls {
  if (only === null) return listCalls;
  const word = only.toLowerCase();
  return filtered(listCalls, ({ as, name }) => `${what} ${as}: ${name}`.toLowerCase().includes(word));
}

function filtered(listCalls: ListCalls, isWanted: (call: Call) => boolean): ListCalls {
  return async (clients) => (await listCalls(clients)).filter(isWanted);
}
