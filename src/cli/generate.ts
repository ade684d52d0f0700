/**
 * `npm run generate`: writes `generated/` from the contract, the schema, the texts, the state machines, the prepared
 * statements, a list of leaked passwords and a list of towns.
 *
 * Everything is generated in a separate folder and swapped in at the end, so an invalid contract, migration or
 * text leaves the existing code untouched. It ends with how the contract changed since the last commit; with `--report
 * markdown`, as Markdown.
 */
import { renameSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compareWithCommit, writeMarkdown, writeReport } from './contract/report.ts';
import { currentVersion, findUnannouncedBreaks, nextMajor, publishRaisedVersion } from './contract/version.ts';
import {
  FLOWS,
  GAZETTEER,
  GENERATED,
  LEAKED_PASSWORDS,
  STATEMENTS,
  writeClient,
  writeFlows,
  writeGazetteer,
  writeLeakedPasswords,
  writeStatements,
} from './contract/write-generated.ts';
import { failWithUsage } from './refuse-arguments.ts';
import { writeTables } from './table-types.ts';
import { writeTexts } from './texts/write-texts.ts';

const STAGING = './.cache/generated';
const isMarkdown = readReportFormat() === 'markdown';

writeClient(STAGING);
await writeTables(STAGING);
writeTexts(STAGING);
rmSync(GENERATED, { recursive: true, force: true });
renameSync(STAGING, GENERATED);
// The machines and the statements use the generated code, so errors in them can only be fixed once it is in place.
const noteOn = (name: string) =>
  `the client follows the contract, ${GENERATED}/${name} is unchanged. Fix what the error names and run this again.`;
writeFlows(GENERATED, noteOn(FLOWS));
writeStatements(GENERATED, noteOn(STATEMENTS));
process.stdout.write('generated/ matches the contract, the schema, the texts and the code.\n');
if (publishRaisedVersion()) process.stdout.write(`contract/published.json is now version ${currentVersion()}.\n`);
const changes = compareWithCommit();
if (changes !== null) process.stdout.write(`\n${isMarkdown ? writeMarkdown(changes) : writeReport(changes)}`);
if (findUnannouncedBreaks().length > 0) {
  const version = currentVersion();
  process.stdout.write(`\nBefore this is merged, raise info.version from ${version} to ${nextMajor(version)}.\n`);
}
// Last, since all else is written even where the lists aren't installed yet.
const noteWithout = (name: string) => `${GENERATED}/${name} is unchanged, all else is up to date. Run npm ci first.`;
writeLeakedPasswords(GENERATED, noteWithout(LEAKED_PASSWORDS));
writeGazetteer(GENERATED, noteWithout(GAZETTEER));

function readReportFormat(): string | undefined {
  try {
    const { report } = parseArgs({ options: { report: { type: 'string' } } }).values;
    if (report === undefined || report === 'markdown') return report;
  } catch {
    // The usage says what to pass.
  }
  return failWithUsage('Usage: npm run generate [-- --report markdown]\n');
}
