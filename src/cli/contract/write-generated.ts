/**
 * Generates the contents of `generated/` in another folder, from the contract and the code: the bundled contract, its
 * client, its bounds, the drawn flows, the prepared statements, the filter of leaked passwords and the gazetteer.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { TABLES } from '../table-types.ts';
import { writeBounds } from './bounds.ts';

export const GENERATED = './generated';
export const FLOWS = 'flows.gen.ts';
export const KNOWN_FLOWS = 'known-flows.gen.ts';
export const STATEMENTS = 'statements';
export const LEAKED_PASSWORDS = 'leaked-passwords.gen.ts';
export const GAZETTEER = 'gazetteer.br';
const REDOCLY = 'node_modules/@redocly/cli/bin/cli.js';

interface Step {
  name: string;
  script: string;
  args?: string[];
  /** The output folder. */
  folder: string;
  /** The state that a failure leaves behind, for the error message. */
  failureNote?: string | undefined;
}

/** Exits with the step's output if it fails. */
function run({ name, script, folder, args = [], failureNote = 'generated/ is unchanged.' }: Step): void {
  const env = { ...process.env, GENERATED_DIR: folder, REDOCLY_TELEMETRY: 'off' };
  const result = spawnSync(process.execPath, [script, ...args], { env, encoding: 'utf8' });
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout}${result.stderr}\n${name} failed: ${failureNote}\n`);
  process.exit(1);
}

/** Lints the contract, then generates everything but what doesn't depend on it alone, which is copied. */
export function writeClient(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run({ name: 'Linting the contract', script: REDOCLY, args: ['lint', 'contract/openapi.yaml'], folder });
  run({
    name: 'Bundling the contract',
    script: REDOCLY,
    args: ['bundle', 'contract/openapi.yaml', '--output', `${folder}/openapi.json`],
    folder,
  });
  run({ name: 'Generating the client', script: 'node_modules/@hey-api/openapi-ts/bin/run.js', folder });
  exportQueryKeyParts(`${folder}/query-key.gen.ts`);
  writeBounds(folder);
  const others = [FLOWS, KNOWN_FLOWS, STATEMENTS, TABLES, LEAKED_PASSWORDS, GAZETTEER];
  for (const name of others.filter((name) => existsSync(`${GENERATED}/${name}`))) {
    cpSync(`${GENERATED}/${name}`, `${folder}/${name}`, { recursive: true });
  }
}

export function writeFlows(folder: string, failureNote?: string): void {
  run({ name: 'Drawing the flows', script: 'src/inspector/flows/write-charts.ts', folder, failureNote });
}

export function writeStatements(folder: string, failureNote?: string): void {
  run({ name: 'Writing the statements', script: 'src/cli/statements/write-statements.ts', folder, failureNote });
}

export function writeLeakedPasswords(folder: string, failureNote?: string): void {
  run({ name: 'Filtering leaked passwords', script: 'src/cli/lists/leaked-passwords.ts', folder, failureNote });
}

export function writeGazetteer(folder: string, failureNote?: string): void {
  run({ name: 'Packing the gazetteer', script: 'src/cli/lists/gazetteer.ts', folder, failureNote });
}

/** The generator keeps these two private, because it expects every query in the same file. */
function exportQueryKeyParts(path: string): void {
  let code = readFileSync(path, 'utf8');
  for (const name of ['createQueryKey', 'createInfiniteParams']) {
    const declaration = `const ${name} = `;
    if (!code.includes(declaration)) throw new Error(`${path} no longer declares ${name}`);
    code = code.replace(declaration, `export ${declaration}`);
  }
  writeFileSync(path, code);
}
