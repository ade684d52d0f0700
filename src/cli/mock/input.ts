/** What a request says, and whether the contract allows it. */
import type { Operation, Schema } from '../contract/read-operations.ts';
import { invalid } from './refusals.ts';
import type { Schemas } from './schemas.ts';
import type { Answer, Asked } from './wire.ts';

export interface Input {
  params: ReadonlyMap<string, string>;
  query: ReadonlyMap<string, string>;
  /** Undefined if there is none, and null if it isn't JSON. */
  body: unknown;
}

export async function readInput(operation: Operation, { path, query, headers, bytes }: Asked): Promise<Input> {
  const names = operation.inPath.map(({ name }) => name);
  const pattern = new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
  const values = pattern.exec(path)?.slice(1) ?? [];
  const inOrder = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  return {
    params: new Map(
      inOrder
        .filter((name) => names.includes(name))
        .map((name, index) => [name, decodeURIComponent(values[index] ?? '')]),
    ),
    query: new Map(query),
    body: operation.form ? await readForm(headers['content-type'], bytes) : readJson(bytes),
  };
}

function readJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}

/** Texts that say yes or no are that; files are left out. */
async function readForm(type: string | undefined, bytes: Buffer): Promise<unknown> {
  if (!type?.startsWith('multipart/form-data')) return undefined;
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, meant(value)] as const] : [],
  );
  return Object.fromEntries(texts);
}

const meant = (text: string) => (text === 'true' || text === 'false' ? text === 'true' : text);

/** @returns the refusal, or null. */
export function checkInput(schemas: Schemas, operation: Operation, { params, query, body }: Input): Answer | null {
  const faults = [
    ...schemas.faultsInTexts(objectOf(operation.inPath), Object.fromEntries(params)),
    ...schemas.faultsInTexts(objectOf(operation.query), Object.fromEntries(query)),
    ...(operation.body && (body !== undefined || operation.isBodyRequired)
      ? schemas.faultsIn(operation.body, body ?? {})
      : []),
  ];
  return faults.length > 0 ? invalid(faults.map(({ field, message }) => ({ field: field || 'body', message }))) : null;
}

const made = new WeakMap<Operation['query'], Schema>();

/** The same object each time, since compiled validators are cached by schema. */
function objectOf(parameters: Operation['query']): Schema {
  const known = made.get(parameters) ?? {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
  made.set(parameters, known);
  return known;
}
