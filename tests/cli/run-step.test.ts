import { describe, expect, it } from 'vitest';
import { runStep } from '#cli/run-step.ts';

const step = (code: string) => runStep({ what: 'build the page', args: ['--eval', code] });

describe('a step of a start', () => {
  it('that the system killed says how much memory is needed', async () => {
    await expect(step('process.kill(process.pid, "SIGKILL")')).rejects.toThrow(
      'Couldn’t build the page: the system ended it, most likely because memory ran out.',
    );
  });

  it('that failed refers to what it printed', async () => {
    await expect(step('process.exit(3)')).rejects.toThrow('Couldn’t build the page; see above.');
    await expect(step('')).resolves.toBeUndefined();
  });
});
