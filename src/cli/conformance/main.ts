/**
 * `npm run conformance -- https://their.server/api --accounts accounts.json` checks any server against the contract.
 * It exits with 0 if the server keeps it, with 1 if it doesn't, and with 2 if it couldn't be checked.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { failWithUsage } from '../refuse-arguments.ts';
import { readAccounts } from './accounts.ts';
import { jsonOf } from './output/json.ts';
import { junitOf } from './output/junit.ts';
import { tableOf } from './output/table.ts';
import { failedOf } from './report.ts';
import { runConformance } from './run.ts';

const USAGE = `npm run conformance -- https://their.server/api --accounts accounts.json

  --accounts FILE   who to log in as: { "admin": { "email": "…", "password": "…" }, "member": …, "partner": …,
                    "judge": …, "unverified": …, "incomplete": … }, and "expiredToken" if you have one
  --writes          also makes the calls that change something succeed; what it makes is cleaned away where it can be
  --only ID,ID      only these operations
  --junit FILE      also writes JUnit's XML
  --json FILE       also writes JSON
`;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        accounts: { type: 'string' },
        writes: { type: 'boolean', default: false },
        only: { type: 'string' },
        junit: { type: 'string' },
        json: { type: 'string' },
      },
    });
  } catch (error) {
    return failWithUsage(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

const { values, positionals } = readArguments();
const [base, surplus] = positionals;
if (base === undefined || surplus !== undefined || !URL.canParse(base)) failWithUsage(USAGE);

function write(file: string | undefined, text: string): void {
  if (file === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

try {
  const report = await runConformance({
    base,
    accounts: values.accounts === undefined ? {} : readAccounts(values.accounts),
    writes: values.writes,
    only: values.only?.split(',') ?? null,
  });
  process.stdout.write(`${tableOf(report)}\n`);
  write(values.junit, junitOf(report));
  write(values.json, jsonOf(report));
  process.exitCode = failedOf(report).length > 0 ? 1 : 0;
} catch (error) {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}${cause}\n`);
  process.exitCode = 2;
}
