/** `npm run remove-factor -- ada@example.org` removes the second step of an account whose owner lost it. */
import { type FactorTakenAway, takeFactorAway } from '#domains/auth/server/public.ts';
import { createJobs } from '#platform/server/jobs/jobs.ts';
import { createLogger } from '#platform/server/logging/logger.ts';
import { withDatabase } from './operator-database.ts';
import { failWithUsage } from './refuse-arguments.ts';

const USAGE = `Usage: npm run remove-factor -- EMAIL
       groundswell remove-factor EMAIL   (in a release)
`;
const OUTCOMES: Record<FactorTakenAway, (email: string) => string> = {
  removed: (email) => `${email} can log in with the password alone now, and is told by email.`,
  none: (email) => `${email} has no second step.`,
  unknown: (email) => `There is no account with the address ${email}.`,
};

const [email, ...others] = process.argv.slice(2);
if (!email?.includes('@') || others.length > 0) failWithUsage(USAGE);
await withDatabase(async (database) => {
  // The server sends the email.
  const jobs = createJobs(database, createLogger('error'));
  const outcome = await takeFactorAway({ db: database.db, jobs }, email);
  const isDone = outcome !== 'unknown';
  (isDone ? process.stdout : process.stderr).write(`${OUTCOMES[outcome](email)}\n`);
  if (!isDone) process.exitCode = 1;
});
