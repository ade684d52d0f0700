/**
 * Compiles the contract's schemas, each once per process. A JSON body isn't coerced; queries, parameters and forms
 * arrive as text, so they are.
 */
import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import stringifierOf from 'fast-json-stringify';
import { mergeNull } from './nullable-schemas.ts';
import { isDay, isId, isMoment } from './strict-values.ts';

const shared: Options = { allErrors: true, removeAdditional: false, useDefaults: true, strict: false };
const jsonAjv = new Ajv(shared);
const coercingAjv = new Ajv({ ...shared, coerceTypes: 'array' });
for (const ajv of [jsonAjv, coercingAjv]) addStrictFormats(ajv);

/**
 * The library's formats accept more than the database does: urn:uuid:…, the year 0000, leap seconds, two-digit offsets.
 */
export function addStrictFormats(ajv: Ajv): Ajv {
  addFormats(ajv);
  return ajv.addFormat('uuid', isId).addFormat('date', isDay).addFormat('date-time', isMoment);
}

export type Serialise = (answer: unknown) => string;

interface RouteSchema {
  schema: unknown;
  httpPart?: string;
}

/** The shape that Fastify expects: the errors of the last value are a property of the function. */
interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

// All of these compile on first use: compiling the whole contract takes a fifth of the CPU time of a start.

/** For calls with a JSON body or none. */
export const compileValidator = ({ schema, httpPart }: RouteSchema): Validator =>
  httpPart === 'body' ? jsonValidatorOf(schema as object) : coercingValidatorOf(schema as object);

/** For calls with a form body, whose fields are text too. */
export const compileFormValidator = ({ schema }: RouteSchema): Validator => coercingValidatorOf(schema as object);

/** For responses: removes fields that aren't in the schema. */
export const compileSerialiser = ({ schema }: { schema: object }): Serialise => serialiserOf(schema);

const jsonValidatorOf = memoizedBySchema((schema) => lazyValidator(jsonAjv, schema));
const coercingValidatorOf = memoizedBySchema((schema) => lazyValidator(coercingAjv, schema));
const serialiserOf = memoizedBySchema((schema): Serialise => {
  let serialise: Serialise | undefined;
  return (answer) => {
    serialise ??= stringifierOf(mergeNull(schema));
    return serialise(answer);
  };
});

function lazyValidator(ajv: Ajv, schema: object): Validator {
  let validate: ValidateFunction | undefined;
  const validator: Validator = (value) => {
    validate ??= ajv.compile(schema);
    const isValid = validate(value);
    validator.errors = validate.errors ?? null;
    return isValid;
  };
  return validator;
}

function memoizedBySchema<Compiled>(make: (schema: object) => Compiled): (schema: object) => Compiled {
  const memo = new WeakMap<object, Compiled>();
  return (schema) => {
    const known = memo.get(schema) ?? make(schema);
    memo.set(schema, known);
    return known;
  };
}
