/**
 * `npm run validate` runs every check and every everyday test; `-- --full` adds the rest. The first step that fails
 * stops the others and shows its output. If machines differ from those of the last
 * release, it says which. The last line counts all tests.
 */
import { spawnSync } from 'node:child_process';
import { reportResults, stopOnSignals } from './testing/exit.ts';
import { runSteps } from './testing/run-steps.ts';
import { CHECKS, TESTS } from './testing/steps.ts';

const isFull = process.argv.includes('--full');
const results = await runSteps([...CHECKS, ...TESTS], { isFull, stop: stopOnSignals() });
spawnSync(process.execPath, ['tests/flows/changes/since.ts', '--since-release'], { stdio: 'inherit' });
reportResults(results);
