/** Mutations of a valid request: values that have broken something somewhere, and added or removed fields. */
import fc from 'fast-check';
import type { JsonSchema, Operation } from '#platform/server/http/contract.ts';
import { type Fields, isFields, propertiesOf, type Request } from './requests.ts';

export const AN_ID = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41';
export const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const IDS = [AN_ID, AN_ID.toUpperCase(), `urn:uuid:${AN_ID}`, `{${AN_ID}}`, AN_ID.replaceAll('-', ''), '-'.repeat(36)];
const DATES = [
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '2025-02-29',
  '1899-12-31',
  '2999-12-31',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2999-12-31T23:59:59-14:00',
  '2025-06-30T23:59:60Z',
  '2025-06-30T12:00:00+02',
  '2025-06-30T12:00:00.000+0200',
  'infinity',
];
/** A cursor names its list and order: with the right name, its key and id are checked. */
const LISTS = [
  'accounts',
  'applications',
  'audit',
  'councils',
  'curated',
  'files',
  'gallery',
  'impacts',
  'news',
].concat(['opportunities', 'partners', 'people', 'points', 'requests', 'resources', 'saved']);
const SORTS = ['newest', 'oldest', 'title', 'name', 'points', 'deadline', 'mostLiked', 'largest', 'open', 'relevance'];
const KEYS = ['', '0', '-1', '2147483648', '9'.repeat(15), '1e9', 'NaN', '=1', '\0', 'a|b', ...DATES];
const TEXTS = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e',
  'ё'.repeat(300),
  'x'.repeat(20_000),
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '=1+1',
  '{}',
  '[]',
];
const NUMBERS = [0, -0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -1e308, 17, 9999, 10_000];
const OTHERS: unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [null],
  [[[]]],
  { length: 3 },
  { __proto__: null },
  { toString: 1 },
];

const forgedCursor = fc
  .tuple(fc.constantFrom(...LISTS), fc.constantFrom(...SORTS), fc.constantFrom(...KEYS), fc.constantFrom(...IDS))
  .map(([list, sort, key, id]) => cursorOf([`${list}:${sort}`, key, id]));

const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...IDS, ...DATES, ...TEXTS),
  fc.constantFrom(...NUMBERS, ...OTHERS),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 2 }),
  forgedCursor,
);

/** A value that the schema allows, or nearly. */
function fittingTo(schema: JsonSchema): fc.Arbitrary<unknown> {
  const options = [schema['oneOf'], schema['anyOf']].find(Array.isArray) as JsonSchema[] | undefined;
  if (options) return fc.oneof(...options.map(fittingTo));
  if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...schema['enum']);
  const least = Number(schema['minimum'] ?? 0);
  const most = Math.max(least, Number(schema['maximum'] ?? 1000));
  switch ([schema['type']].flat()[0]) {
    case 'integer':
      return fc.oneof(fc.integer({ min: least, max: most }), fc.constantFrom(least, most));
    case 'number':
      return fc.oneof(fc.double({ min: least, max: most, noNaN: true }), fc.constantFrom(least, most));
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fittingTo(schema['items'] as JsonSchema), { maxLength: 3 });
    case 'object':
      return fc.record(Object.fromEntries(propertiesOf(schema).map(([name, one]) => [name, fittingTo(one)])));
    default:
      return fittingText(schema);
  }
}

function fittingText(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema['format'] === 'uuid') return fc.oneof(fc.uuid(), fc.constantFrom(...IDS));
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
  if (schema['format'] === 'date') return day.map((date) => date.toISOString().slice(0, 10));
  if (schema['format'] === 'date-time') return day.map((date) => date.toISOString());
  const least = Number(schema['minLength'] ?? 0);
  const most = Math.min(Number(schema['maxLength'] ?? 500), 20_000);
  return fc.oneof(
    fc.string({ unit: 'binary', minLength: least, maxLength: Math.min(most, least + 30) }),
    fc.constantFrom('x', 'ё', '🌊', '\u0301', 'a ').map((unit) => unit.repeat(most).slice(0, most)),
  );
}

type Change = (request: Request) => Request;

const PARTS = ['params', 'query', 'body', 'form'] as const;
type Part = (typeof PARTS)[number];

/** Replaces one of a part's leaves, or one of its branches. */
function replaceIn(part: Part, which: number, value: unknown): Change {
  return (request) => {
    const places = placesIn(request[part]);
    const place = places[which % Math.max(1, places.length)];
    return place ? { ...request, [part]: withValue(request[part], place, value) } : request;
  };
}

type Place = (string | number)[];

function placesIn(value: unknown, place: Place = []): Place[] {
  if (!isFields(value) && !Array.isArray(value)) return place.length > 0 ? [place] : [];
  const inner = Object.entries(value).flatMap(([key, one]) => placesIn(one, [...place, key]));
  return place.length > 0 ? [place, ...inner] : inner;
}

function withValue(whole: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((one, index) => (index === Number(key) ? withValue(one, rest, value) : one));
  const fields: Fields = isFields(whole) ? whole : {};
  return { ...fields, [key]: withValue(fields[key], rest, value) };
}

function without(part: Part, which: number): Change {
  return (request) => {
    const fields = request[part];
    if (!isFields(fields)) return request;
    const names = Object.keys(fields);
    const gone = names[which % Math.max(1, names.length)];
    return { ...request, [part]: Object.fromEntries(Object.entries(fields).filter(([name]) => name !== gone)) };
  };
}

/** Up to three mutations, and often additional parameters. */
export function changesFor({ querystring, body, form }: Operation): fc.Arbitrary<Change> {
  const which = fc.nat(30);
  const parts = PARTS.filter((part) => part !== (form ? 'body' : 'form'));
  const replacing = fc.tuple(fc.constantFrom(...parts), which, strange).map((all) => replaceIn(...all));
  const leavingOut = fc.tuple(fc.constantFrom(...parts), which).map((all) => without(...all));
  const adding = (part: 'query' | 'body', schema: JsonSchema | undefined) =>
    propertiesOf(schema).map(([name, one]) =>
      fc.oneof(fittingTo(one), name === 'cursor' || name === 'before' ? forgedCursor : strange).map(
        (value): Change =>
          (request) => ({ ...request, [part]: withValue(request[part] ?? {}, [name], value) }),
      ),
    );
  const wholeBody = (form ? fc.constant(undefined) : fc.jsonValue()).map(
    (value): Change =>
      (request) =>
        value === undefined ? request : { ...request, body: value },
  );
  const unknownField = fc.constantFrom('__proto__', 'constructor', 'role', 'x'.repeat(300)).map(
    (name): Change =>
      (request) => ({ ...request, body: withValue(request.body ?? {}, [name], 'Admin') }),
  );
  const added = [...adding('query', querystring), ...adding('body', body)];
  const kinds = [
    { weight: 4, arbitrary: replacing },
    { weight: 1, arbitrary: leavingOut },
    { weight: 1, arbitrary: body ? fc.oneof(wholeBody, unknownField) : leavingOut },
    ...(added.length > 0 ? [{ weight: 5, arbitrary: fc.oneof(...added) }] : []),
  ];
  return fc
    .array(fc.oneof(...kinds), { minLength: 1, maxLength: 3 })
    .map((changes) => (request) => changes.reduce((changed, change) => change(changed), request));
}
