import { describe, expect, it } from 'vitest';
import { jsonOf } from '#cli/conformance/output/json.ts';
import { junitOf } from '#cli/conformance/output/junit.ts';
import { tableOf } from '#cli/conformance/output/table.ts';
import { createReport } from '#cli/conformance/report.ts';
import { readContract } from '#cli/contract/read-operations.ts';
import { readSourceLines } from '#cli/contract/source-lines.ts';

const { operations } = readContract();
const operation = operations.find(({ id }) => id === 'logIn');
if (!operation) throw new Error('The contract has no logIn');

const report = createReport(readSourceLines());
report.record(operation, 'the member logs in', []);
report.record(operation, 'a <wrong> "password" & more', [
  { text: 'answered 500\u0000 instead of 401', pointer: `${operation.pointer}/responses/401` },
]);
report.skip(operation, 'success', 'the accounts name no judge');
report.left.push('the council “Reeds”');
report.notes.push('12 requests were sent.');

const PLACE = /contract\/paths\/auth\/login\.yaml:\d+/;

describe('the table', () => {
  const lines = tableOf(report).split('\n');

  it('has a row for each call, with its numbers', () => {
    expect(lines[0]).toMatch(/^call +operation +passed +failed +not checked$/);
    expect(lines[1]).toMatch(/^POST \/login +logIn +1 +1 +1$/);
  });

  it('names call and line of what failed, and why something was not checked', () => {
    const text = lines.join('\n');
    expect(text).toMatch(new RegExp(`POST /login \\(logIn\\), a <wrong> .* instead of 401\\. ${PLACE.source}`));
    expect(text).toContain('success, since the accounts name no judge: logIn');
    expect(text).toContain('Left on the server\n  the council “Reeds”');
  });
});

describe('JUnit’s XML', () => {
  it('is well-formed, whatever a server answers', () => {
    expect(junitOf(report).replace(PLACE, 'PLACE')).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="conformance" tests="3" failures="1" errors="0" skipped="1">
  <testsuite name="logIn" tests="3" failures="1" errors="0" skipped="1">
    <testcase classname="logIn" name="POST /login: the member logs in"/>
    <testcase classname="logIn" name="POST /login: a &lt;wrong&gt; &quot;password&quot; &amp; more"><failure message="answered 500 instead of 401">answered 500 instead of 401 (PLACE)</failure></testcase>
    <testcase classname="logIn" name="POST /login: success"><skipped message="the accounts name no judge"/></testcase>
  </testsuite>
</testsuites>
`,
    );
  });
});

describe('JSON', () => {
  it('says whether the server keeps the contract', () => {
    const parsed = JSON.parse(jsonOf(report));
    expect(parsed).toMatchObject({ isConformant: false, left: ['the council “Reeds”'] });
    expect(parsed.checks).toHaveLength(3);
  });
});
