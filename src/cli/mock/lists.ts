/** Lists: what was sent and the contract's example, filtered, sorted and cut into pages. */
import type { Operation, Schema } from '../contract/read-operations.ts';
import type { Memory } from './memory.ts';
import { invalid } from './refusals.ts';
import type { Schemas } from './schemas.ts';
import type { Answer } from './wire.ts';

type Row = Record<string, unknown>;

/** What the rows of a list have in common, which the one example of all its lists can't show. */
const ROWS: Record<string, Row> = {
  listImpacts: { isVerified: true, isHidden: false },
  listFeaturedImpacts: { isVerified: true, isFeatured: true, isHidden: false },
  listCouncilImpacts: { isVerified: true, isHidden: false },
  listImpactsToReview: { isVerified: null },
  listNewSubmissions: { isVerified: null },
  listReviewedImpacts: { isVerified: true },
  listCouncils: { isApproved: true, isSubmited: true },
  listOpportunities: { isVerified: true, isHidden: false, state: 'approved' },
  listFeaturedOpportunities: { isVerified: true, isHidden: false, isFeatured: true, state: 'approved' },
  listUpcomingOpportunities: { isVerified: true, isHidden: false, state: 'approved' },
  listOpportunitiesToVerify: { isVerified: null, state: 'pending' },
  listLeaderboard: { rank: 1 },
};

const CURSOR = /^after-(\d+)$/;
const NOT_FILTERS = new Set(['page', 'page_size', 'cursor', 'sort', 'search', 'id']);

/** Null if the answer isn't a list in pages. */
export function listParts(schemas: Schemas, { answer }: Operation): { list: Schema; row: Schema } | null {
  const data = answer.schema && schemas.resolve(answer.schema).properties?.['data'];
  const list = data && schemas.resolve(data);
  const row = list?.properties?.['data'] && schemas.resolve(list.properties['data']).items;
  return list && row && list.properties?.['meta'] ? { list, row } : null;
}

/** @returns what is under `data`, or why the query is refused. */
export function listOf(
  schemas: Schemas,
  operation: Operation,
  { memory, query }: { memory: Memory; query: ReadonlyMap<string, string> },
): { data: object } | Answer {
  const parts = listParts(schemas, operation);
  if (!parts) throw new Error(`${operation.id} doesn't answer a list`);
  const example = Object(schemas.example(parts.list));
  const rows = rowsOf(schemas, operation, parts.row, memory).filter((row) => isChosen(row, query));
  const sorted = sort(rows, query.get('sort'));
  const defaultSize = operation.query.find(({ name }) => name === 'page_size')?.schema;
  const pageSize = Number(query.get('page_size') ?? (defaultSize ? schemas.resolve(defaultSize).default : 100));
  const cursor = query.get('cursor');
  const after = cursor === undefined ? null : CURSOR.exec(cursor);
  if (cursor !== undefined && !after) return invalid([{ field: 'cursor', message: 'This is no cursor of this list.' }]);
  const page = Number(query.get('page') ?? 1);
  const from = after ? Number(after[1]) : (page - 1) * pageSize;
  const end = from + pageSize;
  const meta = {
    ...Object(example['meta']),
    page: after ? from / pageSize + 1 : page,
    pageSize,
    total: sorted.length,
    totalPages: Math.ceil(sorted.length / pageSize),
    nextCursor: end < sorted.length ? `after-${end}` : null,
    totalIsExact: true,
  };
  delete meta.isSpellingGuessed;
  return {
    data: {
      ...example,
      data: sorted.slice(from, end),
      meta: schemas.shaped(parts.list.properties?.['meta'] ?? {}, meta),
    },
  };
}

function rowsOf(schemas: Schemas, { id, path }: Operation, schema: Schema, memory: Memory): Row[] {
  const own = path.replace(/\/(user|mine|getall)?$/, '');
  const sent = [...memory.list(own)].map((item) => schemas.shaped(schema, item));
  const example = Object(schemas.example(schema));
  const isGone = typeof example['id'] === 'string' && !memory.has(example['id']);
  const changes = typeof example['id'] === 'string' ? memory.find(example['id']) : null;
  const first = { ...(changes ? schemas.shaped(schema, changes) : example), ...ROWS[id] };
  return isGone ? sent : [...sent, first];
}

/** A filter by the name of a row's field. */
function isChosen(row: Row, query: ReadonlyMap<string, string>): boolean {
  return [...query].every(([name, value]) => {
    const own = row[name];
    const isComparable = !NOT_FILTERS.has(name) && name in row && (typeof own !== 'object' || own === null);
    return !isComparable || String(own) === value;
  });
}

function sort(rows: Row[], order: string | undefined): Row[] {
  const timeOf = (row: Row) => String(row['date'] ?? row['createdAt'] ?? '');
  if (order === 'newest') return rows.sort((one, other) => timeOf(other).localeCompare(timeOf(one)));
  if (order === 'oldest') return rows.sort((one, other) => timeOf(one).localeCompare(timeOf(other)));
  return rows;
}
