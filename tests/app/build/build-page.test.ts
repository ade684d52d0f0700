import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const INPUTS = ['src', 'generated', 'contract', 'vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** Builds twice, then says what came of it and which packages' code ran in this process. */
const BUILD_TWICE = `
  import { registerHooks } from 'node:module';
  const loaded = new Set();
  registerHooks({
    load: (url, context, next) => {
      const name = /\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)\\//.exec(url)?.[1];
      if (name) loaded.add(name);
      return next(url, context);
    },
  });
  const { buildPageIfOutOfDate } = await import('./src/app/build/build-page.ts');
  const isBuilt = [await buildPageIfOutOfDate(), await buildPageIfOutOfDate()];
  process.stdout.write('\\n' + JSON.stringify({ isBuilt, loaded: [...loaded] }));
`;

describe('building the page when it is out of date', () => {
  let copy = '';

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'groundswell-build-'));
    for (const name of INPUTS) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('builds it once, in a process of its own', async () => {
    const script = ['--input-type=module', '--eval', BUILD_TWICE];
    const { stdout } = await promisify(execFile)(process.execPath, script, { cwd: copy });
    const { isBuilt, loaded } = JSON.parse(stdout.slice(stdout.lastIndexOf('\n')));
    expect(isBuilt).toEqual([true, false]);
    expect(existsSync(join(copy, 'dist/index.html'))).toBe(true);
    // The bundler's hundreds of megabytes went with its process.
    expect(loaded).toEqual([]);
  }, 240_000);
});
