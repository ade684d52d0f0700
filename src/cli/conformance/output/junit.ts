/** The report as JUnit's XML, which CI servers show: a suite for each call. */
import type { Check, Report } from '../report.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** XML has no other control characters, not even escaped. */
const isAllowed = (character: string) => /[\t\n\r]|[^\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(character);

const escapeXml = (text: string) =>
  [...text]
    .filter(isAllowed)
    .map((character) => ENTITIES[character] ?? character)
    .join('');

export function junitOf({ checks }: Report): string {
  const suites = new Map<string, Check[]>();
  for (const check of checks) suites.set(check.operationId, [...(suites.get(check.operationId) ?? []), check]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="conformance" ${numbersOf(checks)}>`,
    ...[...suites].flatMap(([id, own]) => [
      `  <testsuite name="${escapeXml(id)}" ${numbersOf(own)}>`,
      ...own.map(caseOf),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

function numbersOf(checks: readonly Check[]): string {
  const count = (outcome: Check['outcome']) => checks.filter((check) => check.outcome === outcome).length;
  return `tests="${checks.length}" failures="${count('failed')}" errors="0" skipped="${count('not checked')}"`;
}

function caseOf({ call, operationId, name, outcome, findings, reason }: Check): string {
  const head = `    <testcase classname="${escapeXml(operationId)}" name="${escapeXml(`${call}: ${name}`)}"`;
  if (outcome === 'passed') return `${head}/>`;
  if (outcome === 'not checked') return `${head}><skipped message="${escapeXml(reason ?? '')}"/></testcase>`;
  const told = findings.map(({ text, place }) => `${text} (${place})`).join('\n');
  return `${head}><failure message="${escapeXml(findings[0]?.text ?? '')}">${escapeXml(told)}</failure></testcase>`;
}
