import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { inlineTexts } from '#cli/build/inline-texts.ts';

const ENTRY = join(import.meta.dirname, '../../../src/entry-of-a-test.ts');

/** @returns the page's code for a module with that code. */
async function built(code: string): Promise<string> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === ENTRY ? id : null),
    load: (id: string) => (id === ENTRY ? `import { say } from '#languages/say.ts';\n${code}` : null),
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, inlineTexts()],
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY } },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('A build that isn’t watched has an output');
  return output.output[0].code;
}

describe('the page’s build', () => {
  it('has the texts that the page says, and no others', async () => {
    const code = await built(
      "globalThis.shown = [say('goals.list.title'), say('goals.count', { count: 1 }), say('goals.one.kicker', { number: say('goals.log'), total: 17 })];",
    );
    expect(code).not.toContain('Goal not found');
    const page = globalThis as typeof globalThis & { shown?: string[] };
    await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(page.shown).toEqual(['Seventeen goals', '1 impact', '<list>Goal</list> Log an impact of 17']);
    delete page.shown;
  });

  it('refuses a key that isn’t written out, and one without a text', async () => {
    await expect(built("const key = 'goals.list.title'; globalThis.shown = say(key);")).rejects.toThrow(/no text for/);
    await expect(built("globalThis.shown = say('goals.unknown');")).rejects.toThrow(/no text for/);
    await expect(built('globalThis.shown = [1].map(say);')).rejects.toThrow(/can only be called/);
  });
});
