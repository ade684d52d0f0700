import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readTimes, runScript } from '#cli/testing/run-script.ts';

const isPosix = process.platform !== 'win32';

/** A package whose scripts run like the project's own. */
function makePackage(scripts: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'groundswell-scripts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'scripts', scripts }));
  return folder;
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('runScript', () => {
  it('returns the exit code, all output and the arguments, and measures CPU time', async () => {
    const cwd = makePackage({ speak: 'node -e "console.log(process.argv[1]);console.error(1);process.exit(3)"' });
    const { code, output, cpuSeconds } = await runScript('speak', {
      cwd,
      args: ['heard'],
      signal: new AbortController().signal,
    });
    expect(code).toBe(3);
    expect(output).toContain('heard');
    expect(output).toContain('1');
    if (isPosix) expect(cpuSeconds).toBeGreaterThan(0);
  });

  it.runIf(isPosix)('kills everything the script started', async () => {
    const cwd = makePackage({
      parent: `node -e "const {pid}=require('child_process').spawn('sleep',['600']);require('fs').writeFileSync('pid',String(pid));setInterval(()=>{},1000)"`,
    });
    const stop = new AbortController();
    const running = runScript('parent', { cwd, signal: stop.signal });
    const pid = await readWhenThere(join(cwd, 'pid'));
    stop.abort();
    await running;
    // The system reaps the process a moment later.
    await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
  });
});

async function readWhenThere(path: string): Promise<number> {
  for (;;) {
    try {
      const text = readFileSync(path, 'utf8');
      if (text) return Number(text);
    } catch {
      // The file isn't written yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('readTimes', () => {
  it('sums user and system time of the children', () => {
    expect(readTimes('0m0.00s 0m0.01s\n1m2.50s 0m3.25s\n')).toBe(65.75);
    expect(readTimes('')).toBeNull();
  });
});
