import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { languageFiles } from '#cli/build/language-files.ts';
import { markTexts } from '#cli/build/mark-texts.ts';

const ENTRY = join(import.meta.dirname, '../../../src/entry-of-a-test.ts');
const folder = mkdtempSync(join(tmpdir(), 'texts-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** Builds a page with this code, minified like the product's. */
async function buildPage(code: string): Promise<void> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === ENTRY ? id : null),
    load: (id: string) => (id === ENTRY ? `import { say } from '#languages/say.ts';\n${code}` : null),
  };
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, markTexts(), languageFiles()],
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: ENTRY } },
  });
}

/** The page's only file in a language. */
function fileIn(language: string): string {
  const [path] = globSync(join(folder, `assets/${language}-*/*.js`));
  if (!path) throw new Error(`No file in ${language}`);
  return readFileSync(path, 'utf8');
}

/** What the page's code leaves in `shown`. */
async function run(code: string): Promise<unknown> {
  const page = globalThis as typeof globalThis & { shown?: string[] };
  await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const { shown } = page;
  delete page.shown;
  return shown;
}

describe('the page’s build', () => {
  it('has the texts that the page says, and no others, in each language', async () => {
    await buildPage(
      "globalThis.shown = [say('goals.list.title'), say('goals.count', { count: 1 }), say('goals.count', { count: 1234 }), say('goals.one.kicker', { number: say('goals.log'), total: 17 })];",
    );
    expect(fileIn('en')).not.toContain('Goal not found');
    expect(globSync(join(folder, 'assets/*.js'))).toEqual([]);
    expect(await run(fileIn('en'))).toEqual([
      'Seventeen goals',
      '1 impact',
      '1,234 impacts',
      '<list>Goal</list> Log an impact of 17',
    ]);
    expect(await run(fileIn('de'))).toContainEqual(expect.stringContaining('1.234'));
  });

  it('refuses a key that isn’t written out, and one without a text', async () => {
    await expect(buildPage("const key = 'goals.list.title'; globalThis.shown = say(key);")).rejects.toThrow(
      /no text for/,
    );
    await expect(buildPage("globalThis.shown = say('goals.unknown');")).rejects.toThrow(/no text for/);
    await expect(buildPage('globalThis.shown = [1].map(say);')).rejects.toThrow(/can only be called/);
  });
});
