/**
 * Compiles the contract's schemas, each once per process, since Ajv caches them. A JSON body
 * isn't coerced; queries, parameters and forms come as text and are.
 */
import { Ajv, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import stringifierOf from 'fast-json-stringify';
import { isDay, isId, isMoment } from './strict-values.ts';

const shared: Options = { allErrors: true, removeAdditional: false, useDefaults: true, strict: false };
const asGiven = new Ajv(shared);
const fromText = new Ajv({ ...shared, coerceTypes: 'array' });
for (const ajv of [asGiven, fromText]) addStrictFormats(ajv);

/** The library's formats accept more than the database does: urn:uuid:…, the year 0000, leap seconds, two-digit offsets. */
export function addStrictFormats(ajv: Ajv): Ajv {
  addFormats(ajv);
  return ajv.addFormat('uuid', isId).addFormat('date', isDay).addFormat('date-time', isMoment);
}

type Serialise = (answer: unknown) => string;
const serialisers = new WeakMap<object, Serialise>();

interface RouteSchema {
  schema: unknown;
  httpPart?: string;
}

/** For calls with a JSON body or none. */
export function compileValidator({ schema, httpPart }: RouteSchema): ValidateFunction {
  const ajv = httpPart === 'body' ? asGiven : fromText;
  return ajv.compile(schema as object);
}

/** For calls with a form body, whose fields are text too. */
export function compileFormValidator({ schema }: RouteSchema): ValidateFunction {
  return fromText.compile(schema as object);
}

/** For responses: removes fields that aren't in the schema. */
export function compileSerialiser({ schema }: { schema: object }): Serialise {
  const known = serialisers.get(schema);
  if (known) return known;
  const serialise: Serialise = stringifierOf(schema);
  serialisers.set(schema, serialise);
  return serialise;
}
