/**
 * The topics that visitors' answers show, and the calls that change them: each domain declares its own in
 * `server/topics.ts`. The effect of a call that isn't listed under `changes` may appear a second late.
 */
import type { RouteHandlers } from '#generated/fastify.gen.ts';
import type { Operation } from '../contract.ts';

type Call = keyof RouteHandlers;

type TopicsByCall = Readonly<Partial<Record<Call, readonly string[]>>>;

export interface TopicTable {
  /** The topics that each answer to visitors is made of. Only these calls are public. */
  shows: TopicsByCall;
  /** The topics that are out of date once a call has been made. */
  changes: TopicsByCall;
}

export interface Topics {
  shows: ReadonlyMap<string, readonly string[]>;
  changes: ReadonlyMap<string, readonly string[]>;
}

/** Gives several calls the same topics. */
export const each = (calls: readonly Call[], topics: readonly string[]): TopicsByCall =>
  Object.fromEntries(calls.map((call) => [call, topics]));

export function joinTopics(tables: readonly TopicTable[]): Topics {
  const join = (part: keyof TopicTable) => new Map(tables.flatMap((table) => Object.entries(table[part])));
  return { shows: join('shows'), changes: join('changes') };
}

/** @throws when a call is declared public that isn't, or shows a topic that nothing changes. */
export function assertPublic(operations: readonly Operation[], { shows, changes }: Topics): void {
  const isForVisitors = ({ method, who, needsAntiForgery, isStreamed, successes }: Operation) =>
    method === 'GET' && who.kind === 'visitor' && !needsAntiForgery && !isStreamed && successes.join() === '200';
  const closed = operations.filter((one) => shows.has(one.operationId) && !isForVisitors(one));
  if (closed.length > 0)
    throw new Error(`Not for visitors: ${closed.map(({ operationId }) => operationId).join(', ')}`);
  const changed = new Set([...changes.values()].flat());
  const constant = [...shows.values()].flat().filter((topic) => !changed.has(topic));
  if (constant.length > 0) throw new Error(`Nothing changes these topics: ${[...new Set(constant)].join(', ')}`);
}
