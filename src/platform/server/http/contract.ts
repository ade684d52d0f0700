/** The bundled contract as the server needs it: a list of operations with dereferenced schemas. */
import contract from '#generated/openapi.json' with { type: 'json' };
import type { CommunityArea, Role, Scope } from '#generated/types.gen.ts';

export type JsonSchema = { [key: string]: unknown };

/** Who may make a call, as the contract says under `x-who`. */
export interface Who {
  kind: 'visitor' | 'unverified' | 'refresh' | 'user';
  roles?: Role[];
  incompleteProfile?: boolean;
  /** Whether suspended people may make it, although it changes something or needs a role. */
  whileSuspended?: boolean;
  /** Whether those may make it who have no second step although their role needs one by now. */
  withoutSecondStep?: boolean;
}

export interface Operation {
  operationId: string;
  method: string;
  /** With parameters as `:name`. */
  url: string;
  who: Who;
  /** What a program's token needs for it; null if it's for people only. */
  scope: Scope | null;
  /** The part of the community that it belongs to, which admins can switch off; null for none. */
  area: CommunityArea | null;
  /** Whether the caller must have proved lately that it's them. */
  needsFreshProof: boolean;
  /** Whether it's refused for a day after the account was recovered from someone else. */
  isFreezable: boolean;
  /** Whether a token is checked if one is sent. */
  readsToken: boolean;
  needsAntiForgery: boolean;
  /** Whether its data, and not only its message, depends on the reader's language. */
  isByLanguage: boolean;
  params: JsonSchema | undefined;
  querystring: JsonSchema | undefined;
  /** Undefined for a body that is not JSON. */
  body: JsonSchema | undefined;
  /** Undefined for a body that is not a form. */
  form: Form | undefined;
  /** Whether it accepts a form whose fields are ignored. */
  ignoresBody: boolean;
  /** Whether the response is a file or a stream, which may take as long as its reader needs. */
  isStreamed: boolean;
  /** The statuses of success, one for almost every call. */
  successes: readonly number[];
  responses: Record<string, JsonSchema>;
}

/** A multipart body with files. */
export interface Form {
  /** Accepts any placeholder for a file field; the files are checked separately. */
  schema: JsonSchema;
  filesByField: Map<string, number>;
}

interface RawParameter {
  name: string;
  in: string;
  required?: boolean;
  schema: unknown;
}

interface RawOperation {
  operationId: string;
  'x-who': Who;
  'x-scope': Scope | 'none';
  'x-area'?: CommunityArea | 'none';
  'x-fresh'?: true;
  'x-freezable'?: true;
  'x-by-language'?: true;
  security?: Record<string, unknown>[];
  parameters?: unknown[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, unknown>;
}

/** Annotations that don't validate. A property may have the same name; its value is then a schema, an object. */
const READERS_KEYS = new Set(['description', 'examples', 'example']);
const isForReaders = (key: string, value: unknown) =>
  READERS_KEYS.has(key) && (Array.isArray(value) || typeof value !== 'object');

/** Resolved references, cached so that a shared schema is compiled once. */
const referenced = new Map<string, unknown>();
let operations: Operation[] | undefined;

/** Returns the same objects each time, since compiled validators are cached by schema object. */
export function readOperations(): readonly Operation[] {
  operations ??= listOperations();
  return operations;
}

function listOperations(): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => toOperation(path, method, operation as RawOperation)),
  );
}

/** The path of an operation below the API's base path. */
export function operationPath(operationId: string, params: Record<string, string>): string {
  const found = Object.entries(contract.paths).find(([, methods]) =>
    Object.values(methods).some((operation) => operation.operationId === operationId),
  );
  if (!found) throw new Error(`The contract has no ${operationId}`);
  return found[0].replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function toOperation(path: string, method: string, raw: RawOperation): Operation {
  const parameters = (raw.parameters ?? []).map((parameter) => follow(parameter) as RawParameter);
  const requirements = raw.security ?? [];
  const jsonBody = raw.requestBody?.content['application/json']?.schema;
  const formBody = raw.requestBody?.content['multipart/form-data']?.schema;
  return {
    operationId: raw.operationId,
    method: method.toUpperCase(),
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    who: raw['x-who'],
    scope: raw['x-scope'] === 'none' ? null : raw['x-scope'],
    area: raw['x-area'] === undefined || raw['x-area'] === 'none' ? null : raw['x-area'],
    needsFreshProof: raw['x-fresh'] === true,
    isFreezable: raw['x-freezable'] === true,
    readsToken: requirements.some((requirement) => 'bearer' in requirement || 'verificationBearer' in requirement),
    needsAntiForgery: requirements.some((requirement) => 'antiForgery' in requirement),
    isByLanguage: raw['x-by-language'] === true,
    params: parameterSchema(parameters, 'path'),
    querystring: parameterSchema(parameters, 'query'),
    body: jsonBody === undefined ? undefined : standAlone(jsonBody),
    form: formBody === undefined ? undefined : readForm(standAlone(formBody)),
    ignoresBody: raw.requestBody?.content['application/x-www-form-urlencoded'] !== undefined,
    isStreamed: isStreamed(raw.responses),
    successes: Object.keys(raw.responses)
      .map(Number)
      .filter((status) => status < 300),
    responses: responseSchemas(raw.responses),
  };
}

function parameterSchema(parameters: RawParameter[], place: string): JsonSchema | undefined {
  const placed = parameters.filter((parameter) => parameter.in === place);
  if (placed.length === 0) return undefined;
  return {
    type: 'object',
    additionalProperties: false,
    required: placed.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    properties: Object.fromEntries(placed.map((parameter) => [parameter.name, standAlone(parameter.schema)])),
  };
}

const isFile = (schema: unknown) => (schema as JsonSchema | undefined)?.['format'] === 'binary';

function readForm(schema: JsonSchema): Form {
  const properties = Object.entries(schema['properties'] as Record<string, JsonSchema>);
  const filesByField = new Map<string, number>();
  for (const [name, property] of properties) {
    if (isFile(property)) filesByField.set(name, 1);
    if (isFile(property['items'])) filesByField.set(name, Number(property['maxItems']));
  }
  const withoutFiles = properties.map(([name, property]) => {
    if (isFile(property)) return [name, {}];
    return [name, isFile(property['items']) ? { ...property, items: {} } : property];
  });
  return { schema: { ...schema, properties: Object.fromEntries(withoutFiles) }, filesByField };
}

function isStreamed(responses: Record<string, unknown>): boolean {
  const { content = {} } = follow(responses['200'] ?? {}) as { content?: object };
  return Object.keys(content).length > 0 && !('application/json' in content);
}

function responseSchemas(responses: Record<string, unknown>): Record<string, JsonSchema> {
  const schemas: Record<string, JsonSchema> = {};
  for (const [status, response] of Object.entries(responses)) {
    const { content } = follow(response) as { content?: Record<string, { schema: unknown }> };
    const schema = content?.['application/json']?.schema;
    if (schema !== undefined) schemas[status.toLowerCase()] = standAlone(schema);
  }
  return schemas;
}

/** Dereferences a schema; the contract has no recursive schemas. */
function standAlone(schema: unknown): JsonSchema {
  return resolveDeep(schema) as JsonSchema;
}

function resolveDeep(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(resolveDeep);
  if (typeof node !== 'object' || node === null) return node;
  if ('$ref' in node) return resolveReference(node);
  const entries = Object.entries(node).filter(([key, value]) => !isForReaders(key, value));
  return Object.fromEntries(entries.map(([key, value]) => [key, resolveDeep(value)]));
}

function resolveReference(node: { $ref: unknown }): unknown {
  const reference = String(node.$ref);
  const known = referenced.get(reference);
  if (known !== undefined) return known;
  const resolved = resolveDeep(follow(node));
  referenced.set(reference, resolved);
  return resolved;
}

function follow(node: unknown): unknown {
  if (typeof node !== 'object' || node === null || !('$ref' in node)) return node;
  const steps = String(node.$ref).split('/').slice(1);
  let target: unknown = contract;
  for (const step of steps) target = (target as Record<string, unknown>)[step];
  return follow(target);
}
