/** Writes `generated/` anew and asks git whether that changed anything, new files included. */
import { spawnSync } from 'node:child_process';

const generation = spawnSync(process.execPath, ['src/app/cli/generate.ts'], { encoding: 'utf8' });
if (generation.status !== 0) {
  process.stderr.write(`${generation.stdout}${generation.stderr}`);
  process.exit(1);
}
const status = spawnSync('git', ['status', '--porcelain', '--', 'generated'], { encoding: 'utf8' });
if (status.status !== 0) {
  process.stderr.write(`git could not be asked: ${status.error?.message ?? status.stderr}\n`);
  process.exit(1);
}
if (status.stdout !== '') {
  process.stderr.write(`${status.stdout}generated/ did not follow the contract. It does now: commit it.\n`);
  process.stderr.write('The command that mends it: npm run generate\n');
  process.exit(1);
}
