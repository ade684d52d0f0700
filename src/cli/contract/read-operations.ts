/** Reads the bundled contract as an outsider would, without the server's code. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
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

interface RawParameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

export interface Parameter extends RawParameter {
  /** Where the operation names it, as a JSON pointer into the bundle. */
  pointer: string;
}

/** Who may make a call, as `x-who` says. */
export interface Who {
  kind: 'visitor' | 'unverified' | 'refresh' | 'user';
  roles?: string[];
  incompleteProfile?: boolean;
}

interface RawOperation {
  operationId: string;
  'x-who': Who;
  'x-reads'?: true;
  parameters?: (RawParameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content } | { $ref: string }>;
  security?: Record<string, string[]>[];
}

interface Document {
  paths: Record<string, Record<string, RawOperation>>;
  security?: Record<string, string[]>[];
}

export interface Response {
  status: number;
  /** Null for a response without a body. */
  type: string | null;
  schema: Schema | null;
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  /** Of the operation in the bundle, as a JSON pointer. */
  pointer: string;
  who: Who;
  /** Takes a path without its query. */
  matches(path: string): boolean;
  inPath: Parameter[];
  query: Parameter[];
  body: Schema | null;
  form: Schema | null;
  isBodyRequired: boolean;
  readsToken: boolean;
  needsAntiForgery: boolean;
  /** Whether it changes anything when it succeeds. */
  isChange: boolean;
  /** What it answers when it succeeds, the first of several. */
  answer: Response;
  /** The types that its success may have; files come in several. */
  types: string[];
  /** By status; a family such as `5XX` by its name. */
  responses: ReadonlyMap<string, Response>;
}

export interface OpenApi {
  document: object;
  operations: Operation[];
  schemaAt(ref: string): Schema;
  /** The schema that a reference leads to, or the schema itself. */
  resolve(schema: Schema): Schema;
}

const FILE = join(import.meta.dirname, '../../../generated/openapi.json');
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';

export const escapePart = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

export function readContract(): OpenApi {
  const document: Document = JSON.parse(readFileSync(FILE, 'utf8'));
  const at = <T>(ref: string): T =>
    ref
      .slice(2)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((value, part) => Reflect.get(Object(value), part), document) as T;
  const follow = <T extends object>(value: T | { $ref: string }): T => ('$ref' in value ? at<T>(value.$ref) : value);
  const resolve = (schema: Schema): Schema => (schema.$ref === undefined ? schema : resolve(at<Schema>(schema.$ref)));

  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, raw]) => read(method, path, raw)),
  );

  function responseOf(status: string, response: { content?: Content } | { $ref: string }): Response {
    const [type = null, media] = Object.entries(follow<{ content?: Content }>(response).content ?? {})[0] ?? [];
    return { status: Number(status), type, schema: media?.schema ?? null };
  }

  function read(method: string, path: string, raw: RawOperation): Operation {
    const pointer = `/paths/${escapePart(path)}/${method}`;
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    const parameters = (raw.parameters ?? []).map((parameter, index) => ({
      ...follow<RawParameter>(parameter),
      pointer: `${pointer}/parameters/${index}`,
    }));
    const responses = new Map(
      Object.entries(raw.responses).map(([status, response]) => [status, responseOf(status, response)]),
    );
    const [answer = { status: 200, type: null, schema: null }] = [...responses.values()].sort(
      (one, other) => one.status - other.status,
    );
    const security = raw.security ?? document.security ?? [];
    const isNamed = (scheme: string) => security.some((way) => scheme in way);
    return {
      id: raw.operationId,
      method: method.toUpperCase(),
      path,
      pointer,
      who: raw['x-who'],
      matches: (address) => pattern.test(address),
      inPath: parameters.filter((parameter) => parameter.in === 'path'),
      query: parameters.filter((parameter) => parameter.in === 'query'),
      body: raw.requestBody?.content[JSON_TYPE]?.schema ?? null,
      form: raw.requestBody?.content[FORM_TYPE]?.schema ?? null,
      isBodyRequired: raw.requestBody?.required === true,
      readsToken: isNamed('bearer') || isNamed('verificationBearer'),
      needsAntiForgery: isNamed('antiForgery'),
      isChange: raw['x-reads'] !== true && (isNamed('antiForgery') || method !== 'get'),
      answer,
      types: Object.keys(follow<{ content?: Content }>(raw.responses[answer.status] ?? {}).content ?? {}),
      responses,
    };
  }

  return {
    document,
    // Literal paths take precedence over ones with a parameter.
    operations: operations.sort((one, other) => one.path.split('{').length - other.path.split('{').length),
    schemaAt: at<Schema>,
    resolve,
  };
}
