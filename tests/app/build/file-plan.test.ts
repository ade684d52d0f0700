import { describe, expect, it } from 'vitest';
import { type ModuleFacts, planFiles } from '#app/build/file-plan.ts';

const KB = 1_000;

const module = (id: string, starts: string, kilobytes: number, imports: string[] = []): ModuleFacts => ({
  id,
  bytes: kilobytes * KB,
  starts: new Set(starts),
  imports,
  isStart: false,
});

const planOf = (modules: ModuleFacts[], weightOf = (_start: string) => 1) =>
  planFiles(modules, weightOf)
    .map((ids) => ids.sort().join(' '))
    .sort();

describe('the plan of files', () => {
  it('puts together what the same routes load', () => {
    expect(planOf([module('a', 'xy', 90), module('b', 'xy', 90)])).toEqual(['a b']);
  });

  it('leaves to the bundler what one route loads', () => {
    expect(planOf([module('a', 'x', 1)])).toEqual([]);
  });

  it('saves a request that costs more than the bytes loaded without need', () => {
    expect(planOf([module('a', 'wxyz', 3), module('b', 'wxy', 3)])).toEqual(['a b']);
  });

  it('leaves a file of its own to what is imported dynamically as well', () => {
    const dialog = { ...module('dialog', 'wxy', 1), isStart: true };
    expect(planOf([module('a', 'wxy', 1), module('b', 'wxy', 1), dialog])).toEqual(['a b']);
  });

  it('keeps apart what few of the routes need and is large', () => {
    expect(planOf([module('a', 'wxyz', 3), module('editor', 'yz', 300)])).toEqual(['a', 'editor']);
  });

  it('spares a route that weighs more', () => {
    const modules = [module('a', 'home x y', 3), module('b', 'xy', 3)];
    expect(planOf(modules)).toEqual(['a b']);
    expect(planOf(modules, (start) => (start === 'h' ? 100 : 1))).toEqual(['a', 'b']);
  });

  it('never makes two files that import each other', () => {
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
