import { describe, expect, it } from 'vitest';
import { runInParallel } from '#cli/testing/run-in-parallel.ts';

interface Piece {
  script: string;
  cores: number;
  after?: string[];
}

/** Steps that end on command. @returns what was started, in order. */
function start(pieces: Piece[]) {
  const started: string[] = [];
  const ends = new Map<string, (hasPassed: boolean) => void>();
  const all = runInParallel(pieces, 2, ({ script }) => {
    started.push(script);
    return new Promise<boolean>((resolve) => ends.set(script, resolve));
  });
  const end = async (script: string, hasPassed = true) => {
    ends.get(script)?.(hasPassed);
    await new Promise(setImmediate);
  };
  return { started, end, all };
}

describe('runInLanes', () => {
  it('keeps two cores busy, with small steps filling gaps', async () => {
    const { started, end, all } = start([
      { script: 'long', cores: 1 },
      { script: 'short', cores: 1 },
      { script: 'big', cores: 2 },
      { script: 'small', cores: 1 },
    ]);
    expect(started).toEqual(['long', 'short']);
    await end('short');
    expect(started).toEqual(['long', 'short', 'small']);
    await end('small');
    expect(started).toEqual(['long', 'short', 'small']);
    await end('long');
    expect(started).toEqual(['long', 'short', 'small', 'big']);
    await end('big');
    expect(await all).toBe(true);
  });

  it('starts a step once its dependencies have passed, ignoring those that aren’t run', async () => {
    const { started, end, all } = start([
      { script: 'browser', cores: 1, after: ['page', 'left out'] },
      { script: 'page', cores: 1 },
    ]);
    expect(started).toEqual(['page']);
    await end('page');
    expect(started).toEqual(['page', 'browser']);
    await end('browser');
    expect(await all).toBe(true);
  });

  it('starts nothing after a failure', async () => {
    const { started, end, all } = start([
      { script: 'lint', cores: 1 },
      { script: 'types', cores: 1 },
      { script: 'tests', cores: 2 },
    ]);
    await end('lint', false);
    expect(await all).toBe(false);
    expect(started).toEqual(['lint', 'types']);
  });

  it('refuses circular dependencies', async () => {
    const { all } = start([
      { script: 'hen', cores: 1, after: ['egg'] },
      { script: 'egg', cores: 1, after: ['hen'] },
    ]);
    await expect(all).rejects.toThrow('hen, egg');
  });
});
