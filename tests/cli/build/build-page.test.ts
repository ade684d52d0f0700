import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
/** The builder and what it imports. */
const COPIED = [
  'src/cli/build',
  'src/cli/disk-room.ts',
  'src/cli/run-step.ts',
  'src/cli/server-flags.ts',
  'src/languages/languages.ts',
  'src/platform/server/db/embedded/disk-space.ts',
];
/** A one-line page built by the product's own builder; `npm run check:weight` builds the product's. */
const SMALL_PAGE: Record<string, string> = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: { '#languages/*': './src/languages/*', '#platform/*': './src/platform/*' },
  }),
  'package-lock.json': '{}',
  'src/app/web/index.html': '<!doctype html><title>Small</title>',
  'generated/client.ts': 'export {};',
  'vite.config.ts': `
    import { stampPageInputs } from './src/cli/build/page-inputs.ts';
    const closeBundle = () => {
      if (process.env.CUT_OFF) process.kill(process.pid, 'SIGTERM');
    };
    export default {
      root: 'src/app/web',
      plugins: [{ name: 'end-of-build', closeBundle }, stampPageInputs()],
      build: { outDir: '../../../dist', emptyOutDir: true, manifest: true },
    };
  `,
};

/**
 * Builds once and is killed at the end, then the first page and the whole one, twice each, and reports the results and
 * which packages ran in this process.
 */
const BUILD_EACH_TWICE = `
  import { registerHooks } from 'node:module';
  const loaded = new Set();
  registerHooks({
    load: (url, context, next) => {
      const name = /\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)\\//.exec(url)?.[1];
      if (name) loaded.add(name);
      return next(url, context);
    },
  });
  const { buildFirstPageIfOutOfDate, buildPageIfOutOfDate } = await import('./src/cli/build/build-page.ts');
  process.env.CUT_OFF = 'yes';
  const cutOff = await buildPageIfOutOfDate().catch(({ message }) => message);
  delete process.env.CUT_OFF;
  const isBuilt = [
    cutOff,
    await buildFirstPageIfOutOfDate(),
    await buildFirstPageIfOutOfDate(),
    await buildPageIfOutOfDate(),
    await buildPageIfOutOfDate(),
    await buildFirstPageIfOutOfDate(),
  ];
  process.stdout.write('\\n' + JSON.stringify({ isBuilt, loaded: [...loaded] }));
`;

describe('building an outdated page', () => {
  let copy = '';

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'groundswell-build-'));
    for (const path of COPIED) cpSync(join(ROOT, path), join(copy, path), { recursive: true });
    for (const [name, text] of Object.entries(SMALL_PAGE)) {
      mkdirSync(dirname(join(copy, name)), { recursive: true });
      writeFileSync(join(copy, name), text);
    }
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('builds until complete, in a process of its own', async () => {
    const script = ['--input-type=module', '--eval', BUILD_EACH_TWICE];
    const { stdout } = await promisify(execFile)(process.execPath, script, { cwd: copy });
    const { isBuilt, loaded } = JSON.parse(stdout.slice(stdout.lastIndexOf('\n')));
    expect(isBuilt).toEqual([expect.stringContaining('Couldn’t build the page'), true, false, true, false, false]);
    expect(existsSync(join(copy, 'dist/index.html'))).toBe(true);
    // The bundler's hundreds of megabytes are gone with its process.
    expect(loaded).toEqual([]);
  }, 240_000);
});
