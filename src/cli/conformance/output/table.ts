/** The report for a terminal. */
import type { Check, Report } from '../report.ts';

interface Row {
  call: string;
  operationId: string;
  checks: Check[];
}

const count = (checks: readonly Check[], outcome: Check['outcome']) =>
  checks.filter((check) => check.outcome === outcome).length;

export function tableOf(report: Report): string {
  const rows = rowsOf(report.checks);
  const width = Math.max(4, ...rows.map(({ call }) => call.length));
  const idWidth = Math.max(9, ...rows.map(({ operationId }) => operationId.length));
  const line = (call: string, id: string, numbers: readonly (string | number)[]) =>
    `${call.padEnd(width)}  ${id.padEnd(idWidth)}${numbers.map((number) => String(number).padStart(13)).join('')}`;
  const shown = (number: number) => (number === 0 ? '' : number);
  return [
    line('call', 'operation', ['passed', 'failed', 'not checked']),
    ...rows.map(({ call, operationId, checks }) =>
      line(call, operationId, [
        count(checks, 'passed'),
        shown(count(checks, 'failed')),
        shown(count(checks, 'not checked')),
      ]),
    ),
    line('', '', [count(report.checks, 'passed'), count(report.checks, 'failed'), count(report.checks, 'not checked')]),
    '',
    ...section('Failed', failures(report.checks)),
    ...section('Not checked', omissions(report.checks)),
    ...section('Left on the server', report.left),
    ...section('Notes', report.notes),
  ].join('\n');
}

function rowsOf(checks: readonly Check[]): Row[] {
  const rows = new Map<string, Row>();
  for (const check of checks) {
    const { operationId, call } = check;
    const row = rows.get(operationId) ?? { call, operationId, checks: [] };
    row.checks.push(check);
    rows.set(operationId, row);
  }
  return [...rows.values()].sort((one, other) => one.call.localeCompare(other.call, 'en'));
}

const section = (heading: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${line}`), ''];

function failures(checks: readonly Check[]): string[] {
  return checks.flatMap(({ call, operationId, name, findings }) =>
    findings.map(({ text, place }) => `${call} (${operationId}), ${name}: ${text}. ${place}`),
  );
}

/** Together if the reason is the same, which it is for most. */
function omissions(checks: readonly Check[]): string[] {
  const byReason = new Map<string, Set<string>>();
  for (const { reason, name, operationId } of checks) {
    if (reason === null) continue;
    const told = `${name}, since ${reason}`;
    byReason.set(told, (byReason.get(told) ?? new Set()).add(operationId));
  }
  return [...byReason].map(([told, ids]) => `${told}: ${[...ids].join(', ')}`);
}
