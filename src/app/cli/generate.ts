/**
 * `npm run generate`: bundles the contract and writes `generated/` from it.
 *
 * Everything is written beside the old folder and swapped in at the end, so a contract with a mistake leaves the code
 * that stood there untouched.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const OUTPUT = './generated';
const DRAFT = './.cache/generated';

function run(name: string, script: string, args: string[]): void {
  const env = { ...process.env, GENERATED_DIR: DRAFT, REDOCLY_TELEMETRY: 'off' };
  const result = spawnSync(process.execPath, [script, ...args], { env, encoding: 'utf8' });
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout}${result.stderr}\n${name} failed: generated/ was left as it was.\n`);
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
run('Linting the contract', redocly, ['lint', 'contract/openapi.yaml']);
run('Bundling the contract', redocly, ['bundle', 'contract/openapi.yaml', '--output', `${DRAFT}/openapi.json`]);
run('Generating the client', 'node_modules/@hey-api/openapi-ts/bin/run.js', []);
exportQueryKeyParts(`${DRAFT}/query-key.gen.ts`);
rmSync(OUTPUT, { recursive: true, force: true });
renameSync(DRAFT, OUTPUT);
// The machines use what was generated so far.
run('Drawing the flows', 'src/app/flows/write-charts.ts', []);
process.stdout.write('generated/ follows the contract.\n');
