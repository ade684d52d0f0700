/**
 * Follows the lifecycles of the items that a page shows. Their machines run on the server; a page learns of a step when
 * it reads the item again, and that step is then repeated here, on a machine of its own that followers can watch.
 */
import { hashKey, type Query, type QueryCache } from '@tanstack/react-query';
import { type AnyActor, type AnyMachineSnapshot, type AnyStateMachine, createActor, transition } from 'xstate';
import * as councils from '#domains/councils/lifecycle.ts';
import * as impacts from '#domains/impacts/lifecycle.ts';
import * as applications from '#domains/opportunities/application.ts';
import * as rules from '#domains/opportunities/auto-accept.ts';
import * as opportunities from '#domains/opportunities/lifecycle.ts';
import type { Council, Impact, Opportunity } from '#generated/types.gen.ts';

/** An item's lifecycle, as the page last read it. */
export interface ShownState {
  machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot;
  /** The context's keys that the page reads; the server may know more. */
  known: readonly string[];
  /** What each event carries. */
  payload: Record<string, unknown>;
}

/** By the call that reads the item. */
const READERS: Record<string, (item: never) => ShownState[]> = {
  getImpact: (impact: Impact) => [readImpact(impact)],
  getOpportunity: readOpportunity,
  getCouncil: (council: Council) => [
    { machine: councils.councilMachine, snapshot: councils.snapshotOf(council), known: [], payload: {} },
  ],
};

/** @param report called with each machine once it runs. */
export function followShownItems(cache: QueryCache, report: (actor: AnyActor) => void): void {
  /** By query, in the order of its states. */
  const followed = new Map<string, AnyActor[]>();
  const follow = (query: Query) => {
    const before = followed.get(query.queryHash) ?? [];
    const now = readStates(query).map((shown, index) => advance(before[index], shown, report));
    if (now.length > 0) followed.set(query.queryHash, now);
  };
  const leave = ({ queryHash }: Query) => {
    for (const actor of followed.get(queryHash) ?? []) actor.stop();
    followed.delete(queryHash);
  };
  const look = (query: Query) => (query.isActive() ? follow(query) : leave(query));
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

function readStates({ queryKey, state }: Query): ShownState[] {
  const [key, part] = queryKey as [{ _id?: string } | undefined, unknown?];
  // A query for a part of the answer has a longer key.
  const read = part === undefined ? READERS[key?._id ?? ''] : undefined;
  const answer = state.data as { data: never } | undefined;
  return read && answer ? read(answer.data) : [];
}

function readImpact(impact: Impact): ShownState {
  const { isVerified, quorum, verifiedBy: approvedBy, isHidden, isFeatured } = impact;
  const status = { isVerified, isAppealed: impact.appeal !== null, quorum, approvedBy, declinedBy: null };
  return {
    machine: impacts.impactMachine,
    snapshot: impacts.snapshotOf({ ...status, isHidden, isFeatured }),
    known: ['approvedBy', 'isHidden', 'isFeatured'],
    // The page may not say who declined it, but never the same person twice.
    payload: { by: approvedBy.at(-1) ?? `review-${impact.reviews.length}` },
  };
}

function readOpportunity(opportunity: Opportunity): ShownState[] {
  const { state, isVerified, isHidden, isFeatured, isUnlocked, acceptedCount, seatsLeft, requestedCount } = opportunity;
  const isOpen = state === 'approved';
  const status = { isVerified, isPastDeadline: state === 'closed', isHidden, isFeatured };
  const shown: ShownState[] = [
    {
      machine: opportunities.opportunityMachine,
      snapshot: opportunities.snapshotOf({ ...status, acceptedCount: acceptedCount ?? 0 }),
      known: ['isHidden', 'isFeatured'],
      payload: { seats: null },
    },
  ];
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
