/**
 * Compiles the contract's schemas, each once per process. A JSON body isn't coerced; queries, parameters and forms
 * arrive as text, so they are.
 */
import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import stringifierOf from 'fast-json-stringify';
import { isDay, isId, isMoment } from './strict-values.ts';

/**
 * Merges `oneOf` a schema and null into one nullable schema: to tell the two apart, the serialiser would validate what
 * it is about to write, once for each row of a list. A value that isn't null is written as the schema says, or refused,
 * either way.
 */
export function mergeNull(schema: object): object {
  const merged = new Map<object, object>();
  const visit = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    const known = merged.get(node) ?? (Array.isArray(node) ? node.map(visit) : visitObject(node));
    merged.set(node, known);
    return known;
  };
  const visitObject = (node: object) => {
    const { oneOf, ...rest } = node as { oneOf?: readonly object[] };
    const present = oneOf?.length === 2 && oneOf.some(isNull) ? oneOf.find((one) => !isNull(one)) : undefined;
    const isSingle = present && 'type' in present && typeof present.type === 'string';
    const whole = isSingle ? { ...rest, ...present, nullable: true } : node;
    return Object.fromEntries(Object.entries(whole).map(([key, value]) => [key, visit(value)]));
  };
  return visitObject(schema);
}

const isNull = (schema: object) => 'type' in schema && schema.type === 'null';

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
