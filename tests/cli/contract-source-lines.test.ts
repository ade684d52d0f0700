import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSourceLines } from '#cli/contract/source-lines.ts';

const ROOT = join(import.meta.dirname, '../..');
const lines = readSourceLines();

function lineAt(pointer: string): { file: string; text: string } {
  const [file = '', line = ''] = lines.placeOf(pointer).split(':');
  const text = readFileSync(join(ROOT, file), 'utf8').split('\n')[Number(line) - 1] ?? '';
  return { file, text: text.trim() };
}

describe('a place of the bundle', () => {
  it.each([
    ['/paths/~1login/post/responses/202', 'contract/paths/auth/login.yaml', "'202':"],
    ['/paths/~1users~1view/get/x-who', 'contract/paths/users/users-view.yaml', /^x-who:/],
    ['/components/schemas/PageMeta/properties/total', 'contract/schemas/envelope/PageMeta.yaml', 'total:'],
    // Within a schema that an operation only refers to.
    [
      '/paths/~1like/post/requestBody/content/application~1json/schema/properties/userId',
      'contract/schemas/impacts/LikeInput.yaml',
      'userId:',
    ],
    // A part that isn't there ends at what contains it.
    ['/components/schemas/Role/properties/none', 'contract/schemas/values/Role.yaml', /./],
  ])('%s is found in its file', (pointer, file, text) => {
    expect(lineAt(pointer)).toEqual({ file, text: typeof text === 'string' ? text : expect.stringMatching(text) });
  });
});
