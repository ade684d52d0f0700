/** The whole run: who is there, what every call promises, what the specification adds, and what changes do. */
import { readContract } from '../contract/read-operations.ts';
import { readSourceLines } from '../contract/source-lines.ts';
import type { Accounts } from './accounts.ts';
import { checkAdmission, checkAntiForgery, checkUnknown } from './checks/admission.ts';
import { checkInput } from './checks/input.ts';
import { checkLists } from './checks/lists.ts';
import { checkSuccess } from './checks/success.ts';
import { openConnection } from './connection.ts';
import type { Kit } from './kit.ts';
import { logEveryoneIn, logEveryoneOut } from './people.ts';
import { createReport, type Report } from './report.ts';
import { compileShapes } from './shapes.ts';
import { checkSpecification } from './specification/specification.ts';
import { checkWriting } from './writing/writing.ts';

export interface Options {
  /** Where the contract's paths begin, such as `https://their.server/api`. */
  base: string;
  accounts: Accounts;
  /** Whether calls that change something are made to succeed as well. */
  writes: boolean;
  /** Only these operations; null for all. */
  only: readonly string[] | null;
}

/** How many operations are checked at once. */
const AT_ONCE = 4;

/** @throws if the server can't be reached, or the contract lacks an operation of `only`. */
export async function runConformance({ base, accounts, writes, only }: Options): Promise<Report> {
  const contract = readContract();
  const unknown = only?.filter((id) => !contract.operations.some((one) => one.id === id)) ?? [];
  if (unknown.length > 0) throw new Error(`The contract has no operation ${unknown.join(', ')}.`);
  const kit: Kit = {
    contract,
    shapes: compileShapes(contract),
    report: createReport(readSourceLines()),
    connection: openConnection(base.replace(/\/$/, '')),
    accounts,
    people: new Map(),
    operations: contract.operations.filter(({ id }) => only?.includes(id) ?? true),
    seen: new Map(),
    wantsProofs: null,
    writes,
  };
  await logEveryoneIn(kit);
  // What takes a while goes on beside the rest.
  const specification = checkSpecification(kit);
  const waiting = [...kit.operations];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        for (const check of [checkAdmission, checkAntiForgery, checkInput, checkUnknown, checkSuccess, checkLists]) {
          await check(kit, next);
        }
      }
    }),
  );
  await specification;
  if (writes) await checkWriting(kit);
  await logEveryoneOut(kit);
  kit.report.notes.push(`${kit.connection.sent()} requests were sent.`);
  return onlyChosen(kit);
}

/** Logging in is checked in every run, but told only where it was chosen or failed. */
function onlyChosen({ report, operations }: Kit): Report {
  const checks = report.checks.filter(
    ({ operationId, outcome }) => outcome === 'failed' || operations.some(({ id }) => id === operationId),
  );
  return { ...report, checks };
}
