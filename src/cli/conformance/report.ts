/** What was checked, what failed, and what couldn't be checked. */
import type { Operation } from '../contract/read-operations.ts';
import type { SourceLines } from '../contract/source-lines.ts';
import type { Fault } from './shapes.ts';

export interface Finding {
  text: string;
  /** Such as `contract/paths/auth/login.yaml:24`. */
  place: string;
}

export interface Check {
  operationId: string;
  call: string;
  name: string;
  outcome: 'passed' | 'failed' | 'not checked';
  /** Of a failed one. */
  findings: Finding[];
  /** Why it wasn't checked. */
  reason: string | null;
}

export interface Report {
  readonly checks: Check[];
  /** The operations of which a success was seen. */
  readonly succeeded: Set<string>;
  /** What the kit made and couldn't take away. */
  readonly left: string[];
  /** What is true of the whole run, such as who is missing. */
  readonly notes: string[];
  /** Passed if there are no faults. */
  record(operation: Operation, name: string, faults: readonly Fault[]): void;
  skip(operation: Operation, name: string, reason: string): void;
}

export function createReport(lines: SourceLines): Report {
  const checks: Check[] = [];
  const begin = ({ id, method, path }: Operation, name: string) => ({
    operationId: id,
    call: `${method} ${path}`,
    name,
  });
  return {
    checks,
    succeeded: new Set(),
    left: [],
    notes: [],
    record: (operation, name, faults) => {
      const findings = faults.map(({ text, pointer }) => ({ text, place: lines.placeOf(pointer) }));
      const outcome = findings.length > 0 ? 'failed' : 'passed';
      checks.push({ ...begin(operation, name), outcome, findings, reason: null });
    },
    skip: (operation, name, reason) => {
      checks.push({ ...begin(operation, name), outcome: 'not checked', findings: [], reason });
    },
  };
}

export const failedOf = ({ checks }: Report) => checks.filter(({ outcome }) => outcome === 'failed');
