import { describe, expect, it } from 'vitest';
import { findCrowdedFolders, findUnnamedCalls } from '../../src/cli/checks/room-rules.ts';

const named = (id: string, name = id) =>
  `export const ${name}: Call<'${id}', Needs> = async () => ok('Done.', null);\n`;

describe('findUnnamedCalls', () => {
  it('accepts a call in a file of its name, and sisters in a file of another', () => {
    const sources = new Map([
      ['src/domains/impacts/server/review/review-impact.ts', named('reviewImpact')],
      ['src/domains/impacts/server/list/lists.ts', named('listImpacts') + named('listMyImpacts')],
    ]);
    expect(findUnnamedCalls(['reviewImpact', 'listImpacts', 'listMyImpacts'], sources)).toEqual([]);
  });

  it('names a call without a function, one of another name, and a file of another name', () => {
    const sources = new Map([
      ['src/a/server/decide.ts', named('reviewImpact')],
      ['src/a/server/hide-impact.ts', named('hideImpact', 'hide')],
    ]);
    expect(findUnnamedCalls(['reviewImpact', 'hideImpact', 'logIn'], sources)).toEqual([
      'src/a/server/decide.ts: holds reviewImpact alone: name it review-impact.ts',
      'src/a/server/hide-impact.ts: hide answers hideImpact: give it that name',
      'logIn has no function of its name: write it in log-in.ts',
    ]);
  });
});

describe('findCrowdedFolders', () => {
  it('counts the files of a folder, not those of its rooms', () => {
    const files = (folder: string, count: number) => Array.from({ length: count }, (_, at) => `${folder}/${at}.ts`);
    expect(findCrowdedFolders([...files('src/a', 21), ...files('src/a/b', 21)])).toEqual([]);
    expect(findCrowdedFolders(files('src/a', 22))).toEqual(['src/a has 22 files: sort them into rooms of at most 21']);
  });
});
