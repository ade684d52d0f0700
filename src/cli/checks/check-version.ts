/** Fails if the contract breaks clients of the published one without a new major version. */
import {
  currentVersion,
  findUnannouncedBreaks,
  nextMajor,
  PUBLISHED,
  publishRaisedVersion,
} from '../contract/version.ts';

const breaks = findUnannouncedBreaks();
if (breaks.length > 0) {
  const version = currentVersion();
  process.stderr.write(`Clients made from ${PUBLISHED} would break:\n`);
  for (const { message, calls } of breaks) process.stderr.write(`  ${message} ${calls.slice(0, 3).join(', ')}\n`);
  process.stderr.write(`Keep what they use, or raise info.version in contract/openapi.yaml from ${version} to `);
  process.stderr.write(`${nextMajor(version)} and run npm run generate.\n`);
  process.exit(1);
}
if (publishRaisedVersion()) {
  process.stderr.write(`${PUBLISHED} did not hold version ${currentVersion()}. It does now: commit it.\n`);
  process.exit(1);
}
