/**
 * Follows the lifecycles of the items that a page shows. Their machines run on the server; a page learns of a step when
 * it reads the item again, and that step is then repeated here, on a machine of its own that followers can watch.
 */
import { hashKey, type Query, type QueryCache } from '@tanstack/react-query';
import { type AnyActor, type AnyMachineSnapshot, type AnyStateMachine, createActor, transition } from 'xstate';
import * as councils from '#domains/councils/lifecycle.ts';
import * as impacts from '#domains/impacts/lifecycle.ts';
import * as namings from '#domains/impacts/naming-lifecycle.ts';
import * as applications from '#domains/opportunities/application.ts';
import * as rules from '#domains/opportunities/auto-accept-lifecycle.ts';
import * as opportunities from '#domains/opportunities/lifecycle.ts';
import type { Council, Impact, Opportunity, OpportunitySummary } from '#generated/types.gen.ts';

/** An item's lifecycle, as the page last read it. */
export interface ShownState {
  machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot;
  /** The context's keys that the page reads; the server may know more. */
  known: readonly string[];
  /** What each event carries. */
  payload: Record<string, unknown>;
}

interface Item {
  id: string;
}

type StagedOpportunity = Pick<
  OpportunitySummary,
  'state' | 'isClosedEarly' | 'isVerified' | 'isHidden' | 'isFeatured'
> & {
  acceptedCount?: number | null;
};

/** By the call that reads the item. */
const READERS: Record<string, (item: never) => ShownState[]> = {
  getImpact: (impact: Impact) => [readImpact(impact), ...readNaming(impact)],
  getOpportunity: readOpportunity,
  getCouncil: (council: Council) => [readCouncil(council)],
};

/** By the call that lists the items for those who decide on them. A row changes in place once it's decided. */
const ROW_READERS: Record<string, (row: never) => ShownState> = {
  listImpactsToReview: readImpact,
  listNewSubmissions: readImpact,
  listAllReviews: readImpact,
  listReviewedImpacts: readImpact,
  listOpportunitiesToVerify: readStage,
  listAllOpportunities: readStage,
  listCouncils: readCouncil,
};

interface Followed {
  /** The query that shows the item. */
  queryHash: string;
  /** In the order of its states. */
  actors: AnyActor[];
}

/** @param report called with each machine once it runs. */
export function followShownItems(cache: QueryCache, report: (actor: AnyActor) => void): void {
  /** By the item's id. */
  const followed = new Map<string, Followed>();
  /** As last seen, by the query that lists them. */
  const rows = new Map<string, readonly Item[]>();

  const follow = (queryHash: string, { id }: Item, states: readonly ShownState[]) => {
    const before = followed.get(id);
    const actors = states.map((shown, index) => advance(before?.actors[index], shown, report));
    // A row has fewer states than the item.
    const others = before?.actors.slice(actors.length) ?? [];
    followed.set(id, { queryHash: before?.queryHash ?? queryHash, actors: [...actors, ...others] });
  };
  /** Rows are many, so that a machine starts only once a row has moved on. */
  const followRows = ({ queryHash }: Query, read: (row: never) => ShownState, current: readonly Item[]) => {
    const before = rows.get(queryHash) ?? [];
    rows.set(queryHash, current);
    for (const row of current) {
      const was = before.find(({ id }) => id === row.id);
      if (was === undefined || was === row) continue;
      const [left, reached] = [read(was as never), read(row as never)];
      if (isAt(left.snapshot, reached)) continue;
      if (!followed.has(row.id)) follow(queryHash, row, [left]);
      follow(queryHash, row, [reached]);
    }
  };
  const leave = ({ queryHash }: Query) => {
    rows.delete(queryHash);
    for (const [id, one] of followed) {
      if (one.queryHash !== queryHash) continue;
      for (const actor of one.actors) actor.stop();
      followed.delete(id);
    }
  };
  const look = (query: Query) => {
    if (!query.isActive()) return leave(query);
    const { call, data } = answerOf(query);
    if (data === undefined) return;
    const [read, readRow] = [READERS[call], ROW_READERS[call]];
    if (read) follow(query.queryHash, data, read(data as never));
    if (readRow) followRows(query, readRow, data.data);
  };
  cache.getAll().forEach(look);
  cache.subscribe(({ query }) => look(query));
}

/** Takes the step that leads to the state. The first time, and after several steps at once, a machine starts there. */
function advance(actor: AnyActor | undefined, shown: ShownState, report: (actor: AnyActor) => void): AnyActor {
  const step = actor && findStep(actor.getSnapshot(), shown);
  if (step) actor.send(step);
  if (actor && isAt(actor.getSnapshot(), shown)) return actor;
  actor?.stop();
  const started = createActor(shown.machine, { snapshot: shown.snapshot }).start();
  report(started);
  return started;
}

/** What a call has answered: the item, or the rows. */
function answerOf({ queryKey, state }: Query): { call: string; data: (Item & { data: readonly Item[] }) | undefined } {
  const [key, part] = queryKey as [{ _id?: string } | undefined, unknown?];
  const answer = state.data as { data: Item & { data: readonly Item[] } } | undefined;
  // A query for a part of the answer has a longer key.
  return { call: part === undefined ? (key?._id ?? '') : '', data: answer?.data };
}

function readImpact(impact: Impact): ShownState {
  const { isVerified, quorum, verifiedBy: approvedBy, isHidden, isFeatured } = impact;
  const { question } = impact;
  const asked = {
    isAsked: question?.isOpen ?? false,
    // The owner isn't told who asked.
    askedBy: question && (question.by?.id ?? 'a-judge'),
    isKept: question !== null && question.keptUntil !== null,
  };
  const status = { isVerified, isAppealed: impact.appeal !== null, quorum, approvedBy, declinedBy: null, ...asked };
  return {
    machine: impacts.impactMachine,
    snapshot: impacts.snapshotOf({ ...status, isHidden, isFeatured }),
    known: ['approvedBy', 'isHidden', 'isFeatured'],
    // The page may not say who declined it, but never the same person twice.
    payload: { by: approvedBy.at(-1) ?? `review-${impact.reviews.length}` },
  };
}

/** Only of those who were named. */
const readNaming = ({ naming }: Impact): ShownState[] =>
  naming
    ? [
        {
          machine: namings.namingMachine,
          snapshot: namings.snapshotOf({ state: naming, canReturn: true }),
          known: [],
          payload: {},
        },
      ]
    : [];

function readCouncil(council: Pick<Council, 'isApproved' | 'isSubmited'>): ShownState {
  return { machine: councils.councilMachine, snapshot: councils.snapshotOf(council), known: [], payload: {} };
}

function readStage({
  state,
  isClosedEarly,
  isVerified,
  isHidden,
  isFeatured,
  acceptedCount,
}: StagedOpportunity): ShownState {
  const status = {
    isVerified,
    isPastDeadline: state === 'closed' && !isClosedEarly,
    isClosedEarly,
    isHidden,
    isFeatured,
  };
  return {
    machine: opportunities.opportunityMachine,
    snapshot: opportunities.snapshotOf({ ...status, acceptedCount: acceptedCount ?? 0 }),
    known: ['isHidden', 'isFeatured'],
    payload: { seats: null },
  };
}

function readOpportunity(opportunity: Opportunity): ShownState[] {
  const { state, isClosedEarly, isUnlocked, seatsLeft, requestedCount } = opportunity;
  const isOpen = state === 'approved' || isClosedEarly;
  const shown = [readStage(opportunity)];
  // Its partner and admins see how many applied, and the rule; others have an application of their own.
  if (requestedCount === null) {
    const own = { state: opportunity.application?.state ?? null, isOpen, hasSeatLeft: seatsLeft !== 0, isUnlocked };
    shown.push({
      machine: applications.applicationMachine,
      snapshot: applications.snapshotOf(own),
      known: [],
      payload: {},
    });
  } else {
    const minPoints = opportunity.autoAccept?.isApproved ? opportunity.autoAccept.min_pointsreq : null;
    shown.push({
      machine: rules.autoAcceptMachine,
      snapshot: rules.snapshotOf({ minPoints, isOpen }),
      known: ['minPoints'],
      payload: { minPoints },
    });
  }
  return shown;
}

/** The event that leads from one state to the other in a single step; undefined if there's none. */
function findStep(before: AnyMachineSnapshot, shown: ShownState): { type: string } | undefined {
  if (isAt(before, shown)) return undefined;
  return shown.machine.events
    .map((type: string) => ({ ...shown.payload, type }))
    .find((event) => before.can(event) && isAt(transition(shown.machine, before, event)[0], shown));
}

function isAt(snapshot: AnyMachineSnapshot, shown: ShownState): boolean {
  const known = ({ value, context }: AnyMachineSnapshot) => hashKey([value, shown.known.map((key) => context[key])]);
  return known(snapshot) === known(shown.snapshot);
}
