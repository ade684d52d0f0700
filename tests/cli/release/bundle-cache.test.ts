import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBundle, makeBundle } from '#cli/release/bundle-cache.ts';

const CACHE = join(import.meta.dirname, '../../../.cache');

describe('a kept bundle', () => {
  let folder = '';
  const cache = () => join(folder, 'bundles');
  const program = () => join(folder, 'greet.ts');
  const callThem = (name: string) => writeFileSync(join(folder, 'name.ts'), `export const NAME: string = '${name}';\n`);
  const run = (bundle: string | null) => execFileSync(process.execPath, [join(bundle ?? '', 'greet.js')]).toString();

  beforeEach(() => {
    mkdirSync(CACHE, { recursive: true });
    // Inside the project, because only its own files are checked for changes.
    folder = mkdtempSync(join(CACHE, 'kept-bundle-'));
    writeFileSync(program(), `import { NAME } from './name.ts';\nprocess.stdout.write(\`Hello, \${NAME}\`);\n`);
    callThem('Ada');
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is made once, and again when a module of it has changed', async () => {
    expect(findBundle(cache())).toBeNull();
    await makeBundle(cache(), { greet: program() });
    const first = findBundle(cache());
    expect(run(first)).toBe('Hello, Ada');
    await makeBundle(cache(), { greet: program() });
    expect(readdirSync(cache())).toHaveLength(1);

    callThem('Grace');
    expect(findBundle(cache())).toBeNull();
    await makeBundle(cache(), { greet: program() });
    expect(run(findBundle(cache()))).toBe('Hello, Grace');
    // A server that started from the old bundle may still load parts of it.
    expect(run(first)).toBe('Hello, Ada');

    callThem('Hedy');
    await makeBundle(cache(), { greet: program() });
    expect(run(findBundle(cache()))).toBe('Hello, Hedy');
    expect(readdirSync(cache())).toHaveLength(2);
  });

  it('is found again for modules as they were', async () => {
    await makeBundle(cache(), { greet: program() });
    const first = findBundle(cache());
    callThem('Grace');
    await makeBundle(cache(), { greet: program() });
    callThem('Ada');
    expect(findBundle(cache())).toBe(first);
  });

  it('is out of date once a module of it is gone', async () => {
    await makeBundle(cache(), { greet: program() });
    rmSync(join(folder, 'name.ts'));
    expect(findBundle(cache())).toBeNull();
  });
});
