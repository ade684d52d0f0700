/**
 * `npm run recount` compares stored totals with what they're made from, and corrects those that differ: everyone's
 * points, leaderboards and ranks (from the ledger), their counts of impacts, partners' counts of opportunities, goals'
 * counts of councils, and how many impacts are pending, verified or declined. Members can use the platform meanwhile,
 * and it can be rerun after a failure.
 */
import { recountImpactTallies } from '#domains/administration/server/public.ts';
import { recountCouncils } from '#domains/councils/server/public.ts';
import { recountPersonImpacts } from '#domains/impacts/server/public.ts';
import { type RecountResult, recountPoints } from '#domains/leaderboard/server/public.ts';
import { recountPartners } from '#domains/opportunities/server/public.ts';
import type { Database } from '#platform/server/db/database.ts';
import { withDatabase } from './operator-database.ts';
import { refuseArguments } from './refuse-arguments.ts';

const USAGE = `Usage: npm run recount
       groundswell recount   (in a release)
`;
const PROGRESS_INTERVAL_MS = 2_000;

const say = (text: string) => process.stdout.write(`${text}\n`);
const count = (value: number) => value.toLocaleString('en');

async function recount({ db }: Database): Promise<void> {
  const { people, heights } = await recountPoints(db, progressReporter());
  say(`Checked ${count(people.checked)} people: ${count(people.corrected)} had wrong points or standings.`);
  say(`Corrected how many people have the same points in ${count(heights)} places.`);
  const miscounted = await recountPersonImpacts(db);
  say(`Corrected how many impacts ${count(miscounted)} people have.`);
  const partners = await recountPartners(db);
  say(`Corrected ${count(partners)} counts and names of partners and texts of public opportunities.`);
  const months = await recountImpactTallies(db);
  say(`Corrected how many impacts are pending, verified or declined in ${count(months)} months.`);
  const councils = await recountCouncils(db);
  say(`Corrected ${count(councils)} counts and texts of approved councils.`);
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
await withDatabase(recount);
