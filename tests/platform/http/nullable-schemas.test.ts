import stringifierOf from 'fast-json-stringify';
import { expect, it } from 'vitest';
import { mergeNull } from '#platform/server/http/compile-schemas.ts';

const FILE = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } };
const NULL = { type: 'null' };
const write = stringifierOf(
  mergeNull({
    type: 'object',
    properties: {
      cover: { oneOf: [FILE, NULL] },
      more: { type: 'array', items: { oneOf: [NULL, { type: 'string' }] } },
      moment: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
    },
  }),
);

it('writes null and what the schema names, and nothing else', () => {
  expect(write({ cover: null, more: [null, 'one'], moment: 7 })).toBe('{"cover":null,"more":[null,"one"],"moment":7}');
  expect(write({ cover: { id: 'a', secret: 'b' }, more: [] })).toBe('{"cover":{"id":"a"},"more":[]}');
});

it('refuses a value that lacks what the schema requires', () => {
  expect(() => write({ cover: {} })).toThrow(/"id" is required/);
});
