/** Pages, orders and filters of lists. */
import type { Operation, Parameter } from '../../contract/read-operations.ts';
import { type Answer, check, rowsOf, send, valueIn } from '../ask.ts';
import { allowedPeople, type Kit, type Person } from '../kit.ts';
import { type Place, placeFor } from '../known.ts';
import type { Fault } from '../shapes.ts';
import { everyText, rowsSchema } from '../values.ts';
import { isReading } from './success.ts';

interface List {
  kit: Kit;
  operation: Operation;
  as: Person | null;
  place: Place;
}

/** Lists whose first page also has rows of another kind, before its own. */
const ROWS_BEFORE = new Set(['listImpactsToReview']);

const META = '/components/schemas/PageMeta/properties';

export async function checkLists(kit: Kit, operation: Operation): Promise<void> {
  if (!isReading(operation) || !operation.query.some(({ name }) => name === 'page_size')) return;
  if (!rowsSchema(kit.contract, operation)) return;
  const place = await placeFor(kit, operation);
  if (typeof place === 'string') return;
  const as = place.as === undefined ? await whoeverSeesMost(kit, operation, place) : place.as;
  if (as === undefined) return;
  const list = { kit, operation, as, place };
  const isPlain = !ROWS_BEFORE.has(operation.id);
  if (!isPlain) kit.report.skip(operation, 'pages', 'its first page holds more than its rows, as the contract says');
  if (isPlain && operation.query.some(({ name }) => name === 'page')) await checkPages(list);
  await checkValues(list);
}

/** @returns undefined if nobody may make the call. */
async function whoeverSeesMost(kit: Kit, operation: Operation, place: Place): Promise<Person | null | undefined> {
  if (operation.who.kind === 'visitor') return null;
  const people = allowedPeople(kit, operation);
  const counts = await Promise.all(
    people.map(
      async (as) => rowsOf(valueIn((await send(kit, operation, { as, ...place })).json, 'data', 'data')).length,
    ),
  );
  return people[counts.indexOf(Math.max(...counts))];
}

function read({ kit, operation, as, place }: List, name: string, query: Record<string, string>): Promise<Answer> {
  const { params = {} } = place;
  return check(
    kit,
    operation,
    name,
    { as, params, query: { ...place.query, ...query } },
    { status: operation.answer.status },
  );
}

const listOf = ({ data }: Answer) => rowsOf(valueIn(data, 'data'));
const metaOf = ({ data }: Answer, name: string) => valueIn(data, 'meta', name);
const keysOf = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(valueIn(row, 'id') ?? row));

async function checkPages(list: List): Promise<void> {
  const { kit, operation } = list;
  const whole = await read(list, 'its first page', {});
  if (!whole.isRight) return;
  const size = operation.query.find(({ name }) => name === 'page_size');
  const usual = size && kit.contract.resolve(size.schema).default;
  kit.report.record(operation, 'the size of a page', metaFaults(whole, { page: 1, pageSize: usual }));
  const total = Number(metaOf(whole, 'total'));
  const first = await read(list, 'a page of one row', { page_size: '1' });
  if (!first.isRight) return;
  kit.report.record(operation, 'a page of one row: its meta', [
    ...metaFaults(first, { page: 1, pageSize: 1 }),
    ...(metaOf(first, 'totalIsExact') === true ? metaFaults(first, { total, totalPages: total }) : []),
    ...cursorFaults(first, total > 1),
    ...countFaults(listOf(first), Math.min(1, total)),
  ]);
  if (total < 2) {
    kit.report.skip(operation, 'its second page', `the server's list has ${total === 0 ? 'no rows' : 'one row'}`);
    return;
  }
  await checkSecondPage(list, whole, first);
  const last = await read(list, 'a page past its end', { page: '9999', page_size: '1' });
  if (last.isRight && total < 9999) {
    kit.report.record(operation, 'a page past its end has no rows', [
      ...countFaults(listOf(last), 0),
      ...cursorFaults(last, false),
    ]);
  }
}

/** By number and by cursor it is the same, and the row after the first of the whole. */
async function checkSecondPage(list: List, whole: Answer, first: Answer): Promise<void> {
  const { kit, operation } = list;
  const byNumber = await read(list, 'its second page by number', { page: '2', page_size: '1' });
  const byCursor = await read(list, 'its second page by cursor', {
    cursor: String(metaOf(first, 'nextCursor')),
    page_size: '1',
  });
  if (!byNumber.isRight || !byCursor.isRight) return;
  const pointerOf = (name: string) => operation.query.find((one) => one.name === name)?.pointer ?? operation.pointer;
  const [number, cursor] = [keysOf(listOf(byNumber)), keysOf(listOf(byCursor))];
  const expected = keysOf(listOf(whole)).slice(1, 2);
  const faults: Fault[] = [];
  if (number.join() !== expected.join())
    faults.push({ text: 'page 2 by number isn’t the second row', pointer: pointerOf('page') });
  if (cursor.join() !== expected.join())
    faults.push({ text: 'page 2 by cursor isn’t the second row', pointer: pointerOf('cursor') });
  kit.report.record(operation, 'its second page follows the first', [...faults, ...metaFaults(byNumber, { page: 2 })]);
}

function metaFaults(answer: Answer, expected: Record<string, unknown>): Fault[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const given = metaOf(answer, name);
    return given === value
      ? []
      : [
          {
            text: `meta.${name} is ${JSON.stringify(given)} instead of ${JSON.stringify(value)}`,
            pointer: `${META}/${name}`,
          },
        ];
  });
}

function cursorFaults(answer: Answer, goesOn: boolean): Fault[] {
  const given = metaOf(answer, 'nextCursor');
  if ((typeof given === 'string') === goesOn) return [];
  return [
    {
      text: `meta.nextCursor is ${JSON.stringify(given)}, although ${goesOn ? 'there are' : 'there are no'} more rows`,
      pointer: `${META}/nextCursor`,
    },
  ];
}

function countFaults(rows: readonly unknown[], expected: number): Fault[] {
  if (rows.length === expected) return [];
  return [{ text: `has ${rows.length} rows instead of ${expected}`, pointer: `${META}/pageSize` }];
}

/** Every value of an order or filter is accepted, and a filter by a field that rows have is kept by all of them. */
async function checkValues(list: List): Promise<void> {
  const { kit, operation, place } = list;
  for (const parameter of operation.query.filter(({ name }) => !place.query?.[name])) {
    for (const value of everyText(kit.contract, parameter.schema)) {
      const name = `${parameter.name}=${value}`;
      const answer = await read(list, name, { [parameter.name]: value });
      if (!answer.isRight) continue;
      const faults = [
        ...filterFaults(list, parameter, value, listOf(answer)),
        ...orderFaults(list, parameter, value, listOf(answer)),
      ];
      kit.report.record(operation, `${name}: its rows`, faults);
    }
  }
}

function filterFaults(
  { kit, operation }: List,
  { name, pointer }: Parameter,
  value: string,
  rows: readonly unknown[],
): Fault[] {
  const field = rowsSchema(kit.contract, operation)?.row.properties?.[name];
  if (!field) return [];
  const wrong = rows.filter((row) => String(valueIn(row, name)) !== value);
  if (wrong.length === 0) return [];
  return [{ text: `${wrong.length} of ${rows.length} rows have another ${name}`, pointer }];
}

/** Only where rows say when: what has a date of its own goes by it. */
function orderFaults(
  { operation }: List,
  { name, pointer }: Parameter,
  value: string,
  rows: readonly unknown[],
): Fault[] {
  if (ROWS_BEFORE.has(operation.id) || name !== 'sort' || (value !== 'newest' && value !== 'oldest')) return [];
  const times = rows.map((row) => String(valueIn(row, 'date') ?? valueIn(row, 'createdAt') ?? ''));
  if (times.includes('')) return [];
  const sorted = [...times].sort();
  if (value === 'newest') sorted.reverse();
  return sorted.join() === times.join() ? [] : [{ text: `the rows aren't in the order ${value}`, pointer }];
}
