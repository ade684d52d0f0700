import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { dropDescriptions } from '#cli/build/drop-descriptions.ts';

const ENTRY = join(import.meta.dirname, '../../../src/entry-of-a-test.ts');

/** What the page’s build makes of this code. */
async function built(code: string): Promise<string> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === ENTRY ? id : null),
    load: (id: string) => (id === ENTRY ? code : null),
  };
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, dropDescriptions()],
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY } },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

describe('a machine in the page’s build', () => {
  it('has no descriptions of its states', async () => {
    const code = await built(`
      const open = door.createStateConfig({ description: 'People walk through.', tags: ['open'] });
      globalThis.machine = door.createMachine({
        id: 'door',
        description: 'A door.',
        states: {
          open,
          shut: { states: { locked: { tags: ['shut'], description: hasKey ? 'It has a key.' : 'It has none.' } } },
          gone: {
            description:
              'There is a wall.',
          },
        },
      });
    `);
    expect(code).not.toMatch(/description|walk|A door|key|none|wall/);
    expect(code).toMatch(/id: "door"[\s\S]+open,[\s\S]+locked: \{ tags: \["shut"\] \}[\s\S]+gone: \{\}/);
  });

  it('keeps descriptions of other things', async () => {
    const code = await built(`
      globalThis.form = createDraftForm({ id: 'form', description: 'Writing.', empty: { description: 'kept' } });
      globalThis.machine = door.createMachine({ context: { description: 'kept too' } });
    `);
    expect(code).not.toContain('Writing');
    expect(code).toContain('x');
    expect(code).toContain('description: "kept too"');
  });
});
