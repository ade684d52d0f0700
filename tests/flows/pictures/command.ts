/**
 * `npm run flows -- --pictures` walks to every state on the real page and takes pictures of its screen, on a phone and on
 * a computer, into `test-results/flow-pictures`. `npm run flows -- --pictures login registration` does it for these
 * machines only and keeps the other pictures. The screens are in English.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FLOW_PICTURES, type FlowPicture, readFlowPictures } from '#platform/shared/flow-picture.ts';
import { type FlowOutline, PASSED_THROUGH } from '../flow-map.ts';
import { flowOf } from '../flow-of.ts';
import { FLOW_MAPS } from '../maps.ts';
import { leavesOf } from '../transitions.ts';
import { MACHINES_VARIABLE, PICTURES, PICTURES_VARIABLE } from './take-pictures.ts';

const ROOT = join(import.meta.dirname, '../../..');
const INDEX = join(PICTURES, FLOW_PICTURES.index);

const { positionals } = parseArgs({ options: { pictures: { type: 'boolean' } }, allowPositionals: true });
const ids = FLOW_MAPS.map(({ machine }) => machine.id);
const unknown = positionals.filter((id) => !ids.includes(id));
if (unknown.length > 0) {
  process.stderr.write(`There are no machines ${unknown.join(', ')}. There are ${ids.join(', ')}.\n`);
  process.exit(1);
}

for (const id of positionals) rmSync(join(PICTURES, id), { recursive: true, force: true });
if (positionals.length === 0) rmSync(PICTURES, { recursive: true, force: true });
mkdirSync(PICTURES, { recursive: true });
keepIndex();
// Its own reporter, since `npm run check:flows` reads the report of the last usual run.
const { status } = spawnSync('npx', ['playwright', 'test', 'tests/e2e/flows', '--reporter=list'], {
  cwd: ROOT,
  env: { ...process.env, [PICTURES_VARIABLE]: '1', [MACHINES_VARIABLE]: positionals.join(',') },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
const pictures = keepIndex();
for (const map of FLOW_MAPS) sayWhatIsShown(map, pictures);
process.stdout.write(`\nThe pictures are in ${PICTURES}.\n`);
process.exitCode = status ?? 1;

/** Leaves each picture that is still there in the index, once. */
function keepIndex(): FlowPicture[] {
  const all = existsSync(INDEX) ? readFlowPictures(readFileSync(INDEX, 'utf8')) : [];
  const kept = all.filter(({ file }) => existsSync(join(PICTURES, file)));
  writeFileSync(INDEX, kept.map((picture) => `${JSON.stringify(picture)}\n`).join(''));
  return kept;
}

function sayWhatIsShown({ machine, states }: FlowOutline, all: readonly FlowPicture[]): void {
  const own = all.filter((picture) => picture.machine === machine.id);
  if (own.length === 0) return;
  const shown = new Set(own.map(({ state }) => state));
  const leaves = leavesOf(machine);
  const missing = leaves.filter((leaf) => !shown.has(leaf));
  const list = (words: string, ids: readonly string[]) => (ids.length > 0 ? `; ${words}: ${ids.join(', ')}` : '');
  const invisible = missing.filter((leaf) => states[leaf] === PASSED_THROUGH);
  const rest = missing.filter((leaf) => states[leaf] !== PASSED_THROUGH);
  process.stdout.write(
    `${flowOf(machine).name}: ${shown.size} of ${leaves.length} states${list('never visible', invisible)}${list('no picture', rest)}\n`,
  );
}
