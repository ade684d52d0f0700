/**
 * Compiles the contract's schemas, each once in a process: Ajv keeps what it made of a schema by itself. A body in JSON
 * is taken as it is; what comes as text is read as what it should be.
 */
import { Ajv, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import stringifierOf from 'fast-json-stringify';
import { isDay, isId, isMoment } from './strict-values.ts';

const shared: Options = { allErrors: true, removeAdditional: false, useDefaults: true, strict: false };
const asGiven = new Ajv(shared);
const fromText = new Ajv({ ...shared, coerceTypes: 'array' });
for (const ajv of [asGiven, fromText]) addStrictFormats(ajv);

/** The library's own take more than a database does: urn:uuid:…, the year 0000, leap seconds, offsets of two digits. */
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
