/** The contract with validators of its schemas. */
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { exampleOf } from '../contract/example-of.ts';
import type { OpenApi, Schema } from '../contract/read-operations.ts';

export interface Schemas extends OpenApi {
  /** @returns what is wrong, by field; empty if nothing is. */
  faultsIn(schema: Schema, value: unknown): { field: string; message: string }[];
  /** The same for texts of an address, which stand for numbers and others too. */
  faultsInTexts(schema: Schema, value: unknown): { field: string; message: string }[];
  example(schema: Schema): unknown;
  /** A value's own fields in the shape of this schema; its example has the others. */
  shaped(schema: Schema, value: object): Record<string, unknown>;
}

const BASE = 'contract';
const MAX_FAULTS = 100;

export function compileSchemas(contract: OpenApi): Schemas {
  const strict = new Ajv2020({ strict: false, allErrors: true });
  const lenient = new Ajv2020({ strict: false, allErrors: true, coerceTypes: 'array' });
  for (const ajv of [strict, lenient]) {
    formats(ajv);
    ajv.addSchema(contract.document, BASE);
  }
  const compiled = new Map<Schema, object>();
  const absolute = (schema: Schema): object => {
    const known = compiled.get(schema) ?? fromContract(schema);
    compiled.set(schema, known);
    return known;
  };
  const faults = (ajv: Ajv2020, schema: Schema, value: unknown) =>
    ajv.validate(absolute(schema), value) ? [] : (ajv.errors ?? []).slice(0, MAX_FAULTS).map(faultOf);
  const example = (schema: Schema) => structuredClone(exampleOf(contract, schema));
  return {
    ...contract,
    faultsIn: (schema, value) => faults(strict, schema, value),
    faultsInTexts: (schema, value) => faults(lenient, schema, value),
    example,
    shaped: (schema, value) => {
      const fields = contract.resolve(schema).properties ?? {};
      const own = Object.entries(value).filter(([name, part]) => {
        const field = fields[name];
        return field !== undefined && strict.validate(absolute(field), part);
      });
      return { ...Object(example(schema)), ...Object.fromEntries(own) };
    },
  };
}

/** References are resolved within the contract. */
function fromContract(schema: Schema): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${BASE}#/`));
}

function faultOf({ instancePath, params, message = 'is wrong' }: ErrorObject): { field: string; message: string } {
  const place = instancePath.slice(1).replaceAll('/', '.');
  const named = Reflect.get(params, 'missingProperty') ?? Reflect.get(params, 'additionalProperty');
  const field = typeof named === 'string' ? [place, named].filter(Boolean).join('.') : place;
  return { field, message: `This ${message}.`.slice(0, 500) };
}
