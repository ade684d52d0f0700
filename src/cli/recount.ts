/**
 * `npm run recount` compares stored totals with what they're made from, and corrects those that differ: everyone's
 * points, leaderboards and ranks (from the ledger), their counts of impacts, partners' counts of opportunities, goals'
 * counts of councils, and how many impacts are pending, verified or declined. Members can use the platform meanwhile,
 * and it can be rerun after a failure.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { explainStartFailure } from '#app/start-failure.ts';
import { recountImpactTallies } from '#domains/administration/server/public.ts';
import { recountCouncils } from '#domains/councils/server/public.ts';
import { recountPersonImpacts } from '#domains/impacts/server/public.ts';
import { type RecountResult, recountPoints } from '#domains/leaderboard/server/public.ts';
import { recountPartners } from '#domains/opportunities/server/public.ts';
import { ConfigError, readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/database.ts';
import { hasEmbeddedDatabase } from '#platform/db/embedded-folder.ts';
import { refuseArguments } from './refuse-arguments.ts';

const USAGE = `Usage: npm run recount
       groundswell recount   (in a release)
`;
const PROGRESS_INTERVAL_MS = 2_000;

const say = (text: string) => process.stdout.write(`${text}\n`);
const count = (value: number) => value.toLocaleString('en');

async function recount(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { databaseUrl, databaseDirectUrl, dataDir } = readConfig(process.env);
  // Opening a missing database would create an empty one.
  if (!databaseUrl && !hasEmbeddedDatabase(dataDir)) {
    throw new ConfigError(`There is no database in ${resolve(dataDir)}. Set DATABASE_URL, or DATA_DIR to its folder.`);
  }
  const database = await openDatabase({
    databaseUrl: databaseDirectUrl ?? databaseUrl,
    poolSize: 1,
    dataDir,
    isPatient: true,
  });
  try {
    const { people, heights } = await recountPoints(database.db, progressReporter());
    say(`Checked ${count(people.checked)} people: ${count(people.corrected)} had wrong points or standings.`);
    say(`Corrected how many people have the same points in ${count(heights)} places.`);
    const miscounted = await recountPersonImpacts(database.db);
    say(`Corrected how many impacts ${count(miscounted)} people have.`);
    const partners = await recountPartners(database.db);
    say(`Corrected ${count(partners)} counts and names of partners and texts of public opportunities.`);
    const months = await recountImpactTallies(database.db);
    say(`Corrected how many impacts are pending, verified or declined in ${count(months)} months.`);
    const councils = await recountCouncils(database.db);
    say(`Corrected ${count(councils)} counts and texts of approved councils.`);
  } finally {
    await database.close();
  }
}

function progressReporter(): (people: RecountResult) => void {
  let reportedAt = performance.now();
  return ({ checked }) => {
    if (performance.now() - reportedAt < PROGRESS_INTERVAL_MS) return;
    reportedAt = performance.now();
    say(`${count(checked)} people checked`);
  };
}

refuseArguments(USAGE);
try {
  await recount();
} catch (error) {
  const explanation = explainStartFailure(error, process.env);
  if (explanation === null) throw error;
  process.stderr.write(`${explanation}\n`);
  process.exitCode = 1;
}
