/** A schema's example from the contract, or one assembled from its parts' examples. */
import type { OpenApi, Schema } from './read-operations.ts';

const TEXTS: Record<string, string> = {
  date: '2026-03-01',
  'date-time': '2026-03-01T09:30:00Z',
  email: 'ama@example.org',
  uri: 'https://example.org/',
  uuid: '019a5f2e-7c05-7b12-8e4d-3a7c2d1b8f55',
};
const DEEPEST = 12;

/** @throws for a schema of unknown type. */
export function exampleOf(contract: OpenApi, schema: Schema, depth = 0): unknown {
  if (depth > DEEPEST) throw new Error('The contract gives no example that ends');
  const next = (part: Schema) => exampleOf(contract, part, depth + 1);
  if (schema.$ref !== undefined) return next(contract.schemaAt(schema.$ref));
  for (const given of [schema.examples?.[0], schema.example, schema.const, schema.default, schema.enum?.[0]]) {
    if (given !== undefined) return given;
  }
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(next));
  const [choice] = schema.oneOf ?? schema.anyOf ?? [];
  return choice ? next(choice) : exampleOfType(schema, next);
}

function exampleOfType(schema: Schema, next: (part: Schema) => unknown): unknown {
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, part]) => [name, next(part)]));
    case 'array':
      return schema.items
        ? Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => next(schema.items ?? {}))
        : [];
    case 'string':
      return TEXTS[schema.format ?? ''] ?? 'text'.padEnd(schema.minLength ?? 0, '.');
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      throw new Error(`The contract gives no example of ${JSON.stringify(schema).slice(0, 200)}`);
  }
}
