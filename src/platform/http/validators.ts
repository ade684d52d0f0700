/**
 * Compiles the contract's schemas, each once in a process: Ajv keeps what it made of a schema by itself. A body in JSON
 * is taken as it is; what comes as text is read as what it should be.
 */
import { Ajv, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import stringifierOf from 'fast-json-stringify';

const shared: Options = { allErrors: true, removeAdditional: false, useDefaults: true, strict: false };
const asGiven = new Ajv(shared);
const fromText = new Ajv({ ...shared, coerceTypes: 'array' });
for (const ajv of [asGiven, fromText]) addFormats(ajv);

type Serialise = (answer: unknown) => string;
const serialisers = new WeakMap<object, Serialise>();

interface RouteSchema {
  schema: unknown;
  httpPart?: string;
}

/** For calls whose body, if any, is JSON. */
export function compileValidator({ schema, httpPart }: RouteSchema): ValidateFunction {
  const ajv = httpPart === 'body' ? asGiven : fromText;
  return ajv.compile(schema as object);
}

/** For calls whose body is a form: its fields come as text too. */
export function compileFormValidator({ schema }: RouteSchema): ValidateFunction {
  return fromText.compile(schema as object);
}

/** For answers: what the schema does not name is left out. */
export function compileSerialiser({ schema }: { schema: object }): Serialise {
  const known = serialisers.get(schema);
  if (known) return known;
  const serialise: Serialise = stringifierOf(schema);
  serialisers.set(schema, serialise);
  return serialise;
}
