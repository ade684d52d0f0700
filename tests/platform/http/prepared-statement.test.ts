import stringifierOf from 'fast-json-stringify';
import { describe, expect, it } from 'vitest';
import { compileSerialiser, compileValidator } from '#platform/server/http/compile-schemas.ts';
import { readOperations } from '#platform/server/http/contract.ts';

const answersOf = (status: string) =>
  readOperations().flatMap(({ responses }) => (responses[status] ? [responses[status]] : []));

describe('compiled schemas', () => {
  it('are all valid, though the server compiles each on first use', () => {
    const schemas = new Set(
      readOperations().flatMap(({ params, querystring, body, form }) => [params, querystring, body, form?.schema]),
    );
    for (const schema of schemas)
      if (schema) expect(() => compileValidator({ schema })({}), JSON.stringify(schema)).not.toThrow();
    for (const schema of new Set(readOperations().flatMap(({ responses }) => Object.values(responses))))
      expect(() => stringifierOf(schema), JSON.stringify(schema)).not.toThrow();
  });

  it('are shared by calls with the same response', () => {
    const refusals = answersOf('401');
    expect(refusals.length).toBeGreaterThan(20);
    expect(new Set(refusals.map((schema) => compileSerialiser({ schema }))).size).toBeLessThan(5);
  });

  it('are shared by the servers of a process', () => {
    const bodies = () => readOperations().flatMap(({ body }) => (body ? [body] : []));
    const compile = () => bodies().map((schema) => compileValidator({ schema, httpPart: 'body' }));
    const first = compile();
    expect(first.length).toBeGreaterThan(10);
    expect(compile().every((validate, index) => validate === first[index])).toBe(true);
  });
});
