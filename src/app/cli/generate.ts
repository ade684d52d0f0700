/**
 * `npm run generate`: bundles the contract and writes `generated/` from it.
 *
 * Everything is written beside the old folder and swapped in at the end, so a contract with a mistake leaves the code
 * that stood there untouched.
 */
import { renameSync, rmSync } from 'node:fs';
import { FLOWS, GENERATED, writeClient, writeFlows } from './contract/draft.ts';
import { reportSinceCommit } from './contract/report.ts';
import { findUnannouncedBreaks, nextMajor, presentVersion, publishRaisedVersion } from './contract/version.ts';

const DRAFT = './.cache/generated';

writeClient(DRAFT);
rmSync(GENERATED, { recursive: true, force: true });
renameSync(DRAFT, GENERATED);
// The machines use what was generated so far: they can only be mended where it stands already.
writeFlows(
  GENERATED,
  `the client follows the contract, ${GENERATED}/${FLOWS} is unchanged. Fix what the error names and run this again.`,
);
process.stdout.write('generated/ matches the contract.\n');
if (publishRaisedVersion()) process.stdout.write(`contract/published.json is now version ${presentVersion()}.\n`);
const report = reportSinceCommit();
if (report !== null) process.stdout.write(`\n${report}`);
if (findUnannouncedBreaks().length > 0) {
  const version = presentVersion();
  process.stdout.write(`\nBefore this is merged, raise info.version from ${version} to ${nextMajor(version)}.\n`);
}
