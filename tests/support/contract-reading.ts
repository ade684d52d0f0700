/** Reads the bundled contract as an outsider would, without our code. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
}

type Content = Record<string, { schema: Schema }>;

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface RawOperation {
  operationId: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content } | { $ref: string }>;
  security?: Record<string, string[]>[];
}

interface Document {
  components: { securitySchemes: Record<string, { type: string; name?: string }> };
  paths: Record<string, Record<string, RawOperation>>;
  security?: Record<string, string[]>[];
}

export interface Operation {
  id: string;
  method: string;
  /** Takes a path without its query. */
  matches(path: string): boolean;
  query: Parameter[];
  body: Schema | null;
  isBodyRequired: boolean;
  /** Alternative sets of headers that authenticate the call. */
  proofs: string[][];
  answer: { status: number; type: string | null; schema: Schema | null };
}

export interface OpenApi {
  document: object;
  operations: Operation[];
  schemaAt(ref: string): Schema;
}

const FILE = join(import.meta.dirname, '../../generated/openapi.json');
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const JSON_TYPE = 'application/json';

export function readContract(): OpenApi {
  const document: Document = JSON.parse(readFileSync(FILE, 'utf8'));
  const at = <T>(ref: string): T =>
    ref
      .slice(2)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((value, part) => Reflect.get(Object(value), part), document) as T;
  const follow = <T extends object>(value: T | { $ref: string }): T => ('$ref' in value ? at<T>(value.$ref) : value);
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, raw]): [string, Operation] => [path, read(method, path, raw)]),
  );

  function read(method: string, path: string, raw: RawOperation): Operation {
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    const shared = Reflect.get(document.paths[path] ?? {}, 'parameters');
    const parameters = [...(Array.isArray(shared) ? shared : []), ...(raw.parameters ?? [])].map(follow<Parameter>);
    const [status = '200', response = {}] = Object.entries(raw.responses).sort()[0] ?? [];
    const [type = null, media] = Object.entries(follow<{ content?: Content }>(response).content ?? {})[0] ?? [];
    const schemes = document.components.securitySchemes;
    const headerOf = (scheme: string) => schemes[scheme]?.name?.toLowerCase() ?? 'authorization';
    return {
      id: raw.operationId,
      method: method.toUpperCase(),
      matches: (address) => pattern.test(address),
      query: parameters.filter((parameter) => parameter.in === 'query'),
      body: raw.requestBody?.content[JSON_TYPE]?.schema ?? null,
      isBodyRequired: raw.requestBody?.required === true,
      proofs: (raw.security ?? document.security ?? []).map((way) => Object.keys(way).map(headerOf)),
      answer: { status: Number(status), type, schema: media?.schema ?? null },
    };
  }

  return {
    document,
    // Literal paths take precedence over ones with a parameter.
    operations: operations.sort(([a], [b]) => a.split('{').length - b.split('{').length).map(([, one]) => one),
    schemaAt: at<Schema>,
  };
}
