import { describe, expect, it } from 'vitest';
import { type ModuleInfo, planChunks } from '#cli/build/plan-chunks.ts';

const KB = 1_000;

const module = (id: string, starts: string, kilobytes: number, imports: string[] = []): ModuleInfo => ({
  id,
  bytes: kilobytes * KB,
  entries: new Set(starts),
  imports,
  isDynamicEntry: false,
});

const planOf = (modules: ModuleInfo[], weightOf = (_start: string) => 1) =>
  planChunks(modules, weightOf)
    .map((ids) => ids.sort().join(' '))
    .sort();

describe('the chunk plan', () => {
  it('groups modules that the same routes load', () => {
    expect(planOf([module('a', 'xy', 90), module('b', 'xy', 90)])).toEqual(['a b']);
  });

  it('leaves modules of a single route to the bundler', () => {
    expect(planOf([module('a', 'x', 1)])).toEqual([]);
  });

  it('merges chunks if a request costs more than the bytes loaded needlessly', () => {
    expect(planOf([module('a', 'wxyz', 3), module('b', 'wxy', 3)])).toEqual(['a b']);
  });

  it('keeps a separate chunk for what is also imported dynamically', () => {
    const dialog = { ...module('dialog', 'wxy', 1), isDynamicEntry: true };
    expect(planOf([module('a', 'wxy', 1), module('b', 'wxy', 1), dialog])).toEqual(['a b']);
  });

  it('keeps large modules that few routes need apart', () => {
    expect(planOf([module('a', 'wxyz', 3), module('editor', 'yz', 300)])).toEqual(['a', 'editor']);
  });

  it('spares a route that is used more often', () => {
    const modules = [module('a', 'home x y', 3), module('b', 'xy', 3)];
    expect(planOf(modules)).toEqual(['a b']);
    expect(planOf(modules, (start) => (start === 'h' ? 100 : 1))).toEqual(['a', 'b']);
  });

  it('never creates two chunks that import each other', () => {
    // The form needs the editor and the editor needs the dates: a file of forms and dates would need the editor's,
    // and be needed by it.
    const modules = [
      module('form', 'wx', 1, ['editor']),
      module('form-fields', 'wxq', 12),
      module('editor', 'wxyz', 900, ['dates']),
      module('dates', 'wxyzq', 1),
    ];
    expect(planOf(modules)).toEqual(['dates', 'editor', 'form form-fields']);
  });
});
