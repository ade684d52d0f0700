/**
 * `npm run generate`: bundles the contract and writes `generated/` from it.
 *
 * Everything is written beside the old folder and swapped in at the end, so a contract with a mistake leaves the code
 * that stood there untouched.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { reportSinceCommit } from './contract/report.ts';
import { findUnannouncedBreaks, nextMajor, presentVersion, publishRaisedVersion } from './contract/version.ts';

const OUTPUT = './generated';
const DRAFT = './.cache/generated';
const FLOWS = 'flows.gen.ts';

interface Step {
  name: string;
  script: string;
  args?: string[];
  /** What it leaves behind. */
  whenItFails?: string;
}

function run({ name, script, args = [], whenItFails = 'generated/ was left as it was.' }: Step): void {
  const env = { ...process.env, GENERATED_DIR: DRAFT, REDOCLY_TELEMETRY: 'off' };
  const result = spawnSync(process.execPath, [script, ...args], { env, encoding: 'utf8' });
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout}${result.stderr}\n${name} failed: ${whenItFails}\n`);
  process.exit(1);
}

/** The generator keeps these two to their file, for it expects every query to stand in the same one. */
function exportQueryKeyParts(path: string): void {
  let code = readFileSync(path, 'utf8');
  for (const name of ['createQueryKey', 'createInfiniteParams']) {
    const declaration = `const ${name} = `;
    if (!code.includes(declaration)) throw new Error(`${path} no longer declares ${name}`);
    code = code.replace(declaration, `export ${declaration}`);
  }
  writeFileSync(path, code);
}

rmSync(DRAFT, { recursive: true, force: true });
mkdirSync(DRAFT, { recursive: true });
const redocly = 'node_modules/@redocly/cli/bin/cli.js';
run({ name: 'Linting the contract', script: redocly, args: ['lint', 'contract/openapi.yaml'] });
run({
  name: 'Bundling the contract',
  script: redocly,
  args: ['bundle', 'contract/openapi.yaml', '--output', `${DRAFT}/openapi.json`],
});
run({ name: 'Generating the client', script: 'node_modules/@hey-api/openapi-ts/bin/run.js' });
exportQueryKeyParts(`${DRAFT}/query-key.gen.ts`);
if (existsSync(`${OUTPUT}/${FLOWS}`)) cpSync(`${OUTPUT}/${FLOWS}`, `${DRAFT}/${FLOWS}`);
rmSync(OUTPUT, { recursive: true, force: true });
renameSync(DRAFT, OUTPUT);
// The machines use what was generated so far: they can only be mended where it stands already.
run({
  name: 'Drawing the flows',
  script: 'src/app/flows/write-charts.ts',
  whenItFails: `the client follows the contract, ${OUTPUT}/${FLOWS} is still the one before. Mend what the error names and run this again.`,
});
process.stdout.write('generated/ follows the contract.\n');
if (publishRaisedVersion()) process.stdout.write(`contract/published.json holds version ${presentVersion()} now.\n`);
const report = reportSinceCommit();
if (report !== null) process.stdout.write(`\n${report}`);
if (findUnannouncedBreaks().length > 0) {
  const version = presentVersion();
  process.stdout.write(`\nBefore this is merged, raise info.version from ${version} to ${nextMajor(version)}.\n`);
}
