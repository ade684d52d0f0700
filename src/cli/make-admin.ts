/** `npm run make-admin -- ada@example.org` makes an existing account an admin, if nobody else can. */
import { type AdminMade, makeAdmin } from '#domains/auth/server/public.ts';
import { withDatabase } from './operator-database.ts';
import { failWithUsage } from './refuse-arguments.ts';

const USAGE = `Usage: npm run make-admin -- EMAIL
       groundswell make-admin EMAIL   (in a release)
`;
const OUTCOMES: Record<AdminMade, (email: string) => string> = {
  made: (email) => `${email} is an admin now.`,
  already: (email) => `${email} is an admin already.`,
  unknown: (email) => `There is no account with the address ${email}. Register it on the website first.`,
  deactivated: (email) => `The account ${email} is deactivated. Log in to reactivate it first.`,
  unverified: (email) => `${email} isn’t verified yet. Open the link in its email first.`,
};

const [email, ...others] = process.argv.slice(2);
if (!email?.includes('@') || others.length > 0) failWithUsage(USAGE);
await withDatabase(async ({ db }) => {
  const outcome = await makeAdmin(db, email);
  const isDone = outcome === 'made' || outcome === 'already';
  (isDone ? process.stdout : process.stderr).write(`${OUTCOMES[outcome](email)}\n`);
  if (!isDone) process.exitCode = 1;
});
