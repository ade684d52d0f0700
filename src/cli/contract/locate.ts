/** Finds the calls, events and schemas that a location in the bundle belongs to. */
import * as z from 'zod/mini';

const zOperation = z.looseObject({ operationId: z.string() });
const zBundle = z.looseObject({
  info: z.looseObject({ version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  /** What is sent to others, by the event's name. */
  webhooks: z._default(z.record(z.string(), z.unknown()), {}),
  components: z.record(z.string(), z.record(z.string(), z.unknown())),
});

export type Bundle = z.infer<typeof zBundle>;

export const readBundle = (text: string): Bundle => z.parse(zBundle, JSON.parse(text));

export interface Call {
  operationId: string;
  method: string;
  path: string;
}

export interface ContractLocation {
  /** The schema, parameter or response it belongs to; null if it belongs to the call itself. */
  component: string | null;
  /** The field of that schema; null if it isn't about a field. */
  field: string | null;
  calls: Call[];
  /** The events sent to webhooks. */
  events: string[];
  /** The schemas that contain it, its own first. */
  schemas: string[];
}

/** @param pointer a JSON pointer into the bundle, such as `#/components/schemas/Impact/properties/title`. */
export function locate(bundle: Bundle, pointer: string): ContractLocation {
  const [, root, group, name, ...rest] = pointer.split('/').map(unescapePart);
  if (root === 'components' && group !== undefined && name !== undefined) {
    const dependents = findDependents(bundle, `#/components/${group}/${name}`);
    return { component: name, field: fieldOf(rest), ...dependents };
  }
  if (root === 'paths' && group !== undefined) {
    const calls = callsOf(bundle).filter(({ path, method }) => path === group && (!isMethod(name) || method === name));
    return { component: null, field: null, calls, events: [], schemas: [] };
  }
  // The first events come all at once.
  const events = root === 'webhooks' ? (group === undefined ? Object.keys(bundle.webhooks) : [group]) : [];
  return { component: null, field: null, calls: [], events, schemas: [] };
}

function callsOf({ paths }: Bundle): Call[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const parsed = zOperation.safeParse(operation);
      return parsed.success && isMethod(method) ? [{ operationId: parsed.data.operationId, method, path }] : [];
    }),
  );
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];
const isMethod = (word: string | undefined): word is string => word !== undefined && METHODS.includes(word);

function fieldOf(rest: readonly string[]): string | null {
  const at = rest.indexOf('properties');
  return at === -1 ? null : (rest[at + 1] ?? null);
}

const unescapePart = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** Follows references upwards to everything that contains the component at `start`. */
function findDependents(bundle: Bundle, start: string): Pick<ContractLocation, 'calls' | 'events' | 'schemas'> {
  const dependents = new Set([start]);
  const components = Object.entries(bundle.components).flatMap(([group, members]) =>
    Object.entries(members).map(([name, value]) => ({
      pointer: `#/components/${group}/${name}`,
      references: referencesIn(value),
    })),
  );
  for (let previousSize = 0; previousSize < dependents.size; ) {
    previousSize = dependents.size;
    for (const { pointer, references } of components)
      if (references.some((name) => dependents.has(name))) dependents.add(pointer);
  }
  const isConcerned = (value: unknown) => referencesIn(value).some((name) => dependents.has(name));
  return {
    calls: callsOf(bundle).filter(({ path, method }) => isConcerned(bundle.paths[path]?.[method])),
    events: Object.keys(bundle.webhooks).filter((name) => isConcerned(bundle.webhooks[name])),
    schemas: [...dependents].filter((pointer) => pointer.includes('/schemas/')).map((pointer) => lastPart(pointer)),
  };
}

const lastPart = (pointer: string) => pointer.slice(pointer.lastIndexOf('/') + 1);

function referencesIn(value: unknown): string[] {
  return [...JSON.stringify(value ?? null).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref ?? '');
}
