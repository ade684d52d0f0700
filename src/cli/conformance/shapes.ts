/** Compares what a server answered with the contract's schemas, by a validator that isn't the server's. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { escapePart, type OpenApi, type Operation } from '../contract/read-operations.ts';

export interface Fault {
  text: string;
  /** The place of the contract that isn't kept, as a JSON pointer into the bundle. */
  pointer: string;
}

export interface Shapes {
  /** @param status one that the operation's responses have. */
  faultsOf(operation: Operation, status: string, value: unknown): Fault[];
}

const BASE = 'contract';
const MAX_FAULTS = 5;

export function compileShapes({ document }: OpenApi): Shapes {
  // With `verbose`, each error holds the schema that it is about.
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, inlineRefs: false });
  formats(ajv);
  ajv.addSchema(document, BASE);
  const pointers = new Map<unknown, string>();
  notePointers(pointers, document, '');
  const compiled = new Map<string, ValidateFunction>();

  function validatorAt(pointer: string): ValidateFunction {
    const known = compiled.get(pointer);
    if (known) return known;
    const validate = ajv.compile({ $ref: `${BASE}#${encodeURI(pointer)}` });
    compiled.set(pointer, validate);
    return validate;
  }

  return {
    faultsOf: ({ pointer, responses }, status, value) => {
      const type = responses.get(status)?.type;
      if (!type) return [];
      const validate = validatorAt(pointerOfSchema(document, `${pointer}/responses/${status}`, type));
      if (validate(value)) return [];
      return toldOf(validate.errors ?? [], pointers).slice(0, MAX_FAULTS);
    },
  };
}

/** A response may be a reference, which a pointer doesn't follow. */
function pointerOfSchema(document: object, response: string, type: string): string {
  const reference = Reflect.get(Object(valueAt(document, response)), '$ref');
  const base = typeof reference === 'string' ? reference.slice(1) : response;
  return `${base}/content/${escapePart(type)}/schema`;
}

const valueAt = (document: object, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, part) => Reflect.get(Object(value), part), document);

function notePointers(pointers: Map<unknown, string>, value: unknown, pointer: string): void {
  if (typeof value !== 'object' || value === null) return;
  pointers.set(value, pointer);
  for (const [name, part] of Object.entries(value)) notePointers(pointers, part, `${pointer}/${escapePart(name)}`);
}

/** One line for each, the branches of a choice left out. */
function toldOf(errors: readonly ErrorObject[], pointers: Map<unknown, string>): Fault[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  const isWithinChoice = (error: ErrorObject) =>
    choices.some((choice) => choice !== error && error.instancePath.startsWith(choice.instancePath));
  const told = errors.filter((error) => !isWithinChoice(error));
  return (told.length > 0 ? told : [...errors]).map((error) => faultOf(error, pointers));
}

function faultOf(
  { keyword, params, message, instancePath, parentSchema, data }: ErrorObject,
  pointers: Map<unknown, string>,
): Fault {
  const schema = pointers.get(parentSchema) ?? '';
  const place = instancePath === '' ? 'The answer' : instancePath.slice(1).replaceAll('/', '.');
  const missing = Reflect.get(params, 'missingProperty');
  if (typeof missing === 'string') {
    return { text: `${place} lacks ${missing}`, pointer: `${schema}/properties/${escapePart(missing)}` };
  }
  const additional = Reflect.get(params, 'additionalProperty');
  if (typeof additional === 'string') {
    return { text: `${place} has ${additional}, which the contract doesn't`, pointer: `${schema}/properties` };
  }
  const shown = JSON.stringify(data)?.slice(0, 80);
  return { text: `${place} ${message ?? 'is wrong'}: ${shown}`, pointer: `${schema}/${keyword}` };
}
