/** The contract's own lint rules: what every operation says, and that no value comes without its bounds. */

interface Report {
  report(problem: { message: string; location?: unknown }): void;
  location: { child(path: string[]): unknown };
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: unknown;
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  oneOf?: unknown[];
  allOf?: unknown[];
  anyOf?: unknown[];
}

interface Operation {
  operationId?: string;
  parameters?: unknown[];
  requestBody?: unknown;
  security?: Record<string, unknown>[];
  responses: Record<string, unknown>;
  tags?: string[];
  'x-who'?: { kind?: string; roles?: string[] };
  'x-scope'?: string;
  'x-fresh'?: boolean;
  'x-freezable'?: boolean;
  'x-area'?: string;
}

const BOUNDED_FORMATS = new Set(['uuid', 'date', 'date-time', 'binary']);
/** The calls of these parts belong to an area that admins can switch off, unless they say `none`. */
const AREA_OF_PART: Readonly<Record<string, string>> = {
  opportunities: 'scholarships',
  councils: 'councils',
  news: 'news',
  comments: 'comments',
};
/** Areas whose calls are among those of another part. */
const AREA_OF_CALL: readonly (readonly [RegExp, string])[] = [
  [/Gallery/, 'gallery'],
  [/Leaderboard/, 'leaderboard'],
];
const KINDS = new Set(['visitor', 'unverified', 'refresh', 'user']);

function missingBound(schema: Schema): string | null {
  const types = new Set([schema.type ?? []].flat());
  const isListed = schema.enum !== undefined || schema.const !== undefined;
  if (types.has('string') && !isListed && !BOUNDED_FORMATS.has(schema.format ?? '') && schema.maxLength === undefined) {
    return 'A text needs maxLength, a format that bounds it, or an enum.';
  }
  const isNumber = types.has('integer') || types.has('number');
  if (isNumber && !isListed && (schema.minimum === undefined || schema.maximum === undefined)) {
    return 'A number needs minimum and maximum.';
  }
  if (types.has('array') && (schema.maxItems === undefined || schema.items === undefined)) {
    return 'A list needs items and maxItems.';
  }
  if (types.has('object') && (schema.additionalProperties !== false || !schema.properties)) {
    return 'An object needs properties and additionalProperties: false.';
  }
  const isComposed = schema.oneOf ?? schema.allOf ?? schema.anyOf;
  if (types.size === 0 && !isListed && !isComposed && !schema.$ref) return 'A schema needs a type.';
  return null;
}

function missingOfOperation(operation: Operation): string[] {
  const has = (status: string) => status in operation.responses;
  const who = operation['x-who'];
  const problems: string[] = [];
  if (!who || !KINDS.has(who.kind ?? '')) problems.push(`x-who.kind is one of ${[...KINDS].join(', ')}`);
  if (!has('429')) problems.push('every call may answer 429');
  if (!has('5XX')) problems.push('every call may answer 5XX');
  if ((operation.parameters || operation.requestBody) && !has('422')) problems.push('input may be refused with 422');
  if (who && who.kind !== 'visitor' && !has('401')) problems.push('a call with a token may answer 401');
  const names = (operation.security ?? []).flatMap(Object.keys);
  if ((who?.roles || names.includes('antiForgery')) && !has('403'))
    problems.push('a role or anti-forgery may answer 403');
  const area = areaOf(operation);
  if (area === null ? operation['x-area'] !== undefined : ![area, 'none'].includes(operation['x-area'] ?? '')) {
    problems.push(area === null ? 'it belongs to no area' : `x-area is ${area} or none`);
  }
  if (operation['x-area'] !== undefined && operation['x-area'] !== 'none' && !has('404')) {
    problems.push('a call of an area may answer 404');
  }
  const scopes = possibleScopes(operation);
  if (!scopes.includes(operation['x-scope'] ?? '')) problems.push(`x-scope is one of ${scopes.join(', ')}`);
  return problems;
}

function areaOf({ operationId = '', tags: [part = ''] = [] }: Operation): string | null {
  return AREA_OF_CALL.find(([name]) => name.test(operationId))?.[1] ?? AREA_OF_PART[part] ?? null;
}

/**
 * A call can always be withheld from programs, and must be if it asks for more than a token: a proof of who is calling, or
 * a token of another kind.
 */
function possibleScopes(operation: Operation): string[] {
  const { tags: [part] = [], security = [], 'x-who': who } = operation;
  const asksForMore =
    operation['x-fresh'] || operation['x-freezable'] || !['user', 'visitor'].includes(who?.kind ?? '');
  if (asksForMore) return ['none'];
  if (who?.roles?.join() === 'Admin') return ['none', 'admin'];
  const mayChange = security.some((requirement) => 'antiForgery' in requirement);
  return ['none', `${part}:read`, ...(mayChange ? [`${part}:write`] : [])];
}

export default function groundswellRules() {
  return {
    id: 'groundswell',
    rules: {
      oas3: {
        'bounded-values': () => ({
          Schema: (schema: Schema, { report, location }: Report) => {
            const message = missingBound(schema);
            if (message) report({ message, location: location.child([]) });
          },
        }),
        'described-properties': () => ({
          Schema: (schema: Schema, { report, location }: Report) => {
            for (const [name, property] of Object.entries(schema.properties ?? {})) {
              if (property.$ref || 'description' in property) continue;
              report({ message: `${name} needs a description.`, location: location.child(['properties', name]) });
            }
          },
        }),
        'complete-operations': () => ({
          // What is sent to webhooks isn't a call.
          Paths: {
            Operation: (operation: Operation, { report, location }: Report) => {
              for (const problem of missingOfOperation(operation)) {
                report({ message: `${operation.operationId}: ${problem}.`, location: location.child([]) });
              }
            },
          },
        }),
      },
    },
  };
}
