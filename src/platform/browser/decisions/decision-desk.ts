/**
 * All decisions made on a page, each with its own undo window. It lives outside React, so that decisions are sent and
 * refusals reported even after the page has changed.
 */
import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate';
import { dismissToast } from '#ui/feedback/toast.ts';
import { showFlow } from '../flows/running-flows.ts';
import { createHeldDecision, type Decidable, type Decision, type HeldDecision, type Outcome } from './held-decision.ts';

type DecisionActor<Row, Verdict, Changed> = ActorRefFrom<HeldDecision<Row, Verdict, Changed>>;

type OpenStage = 'held' | 'sending' | 'unanswered';

/** The state of a row decided here. */
export interface RowStatus<Row, Verdict> {
  /** The key of its decision. */
  key: number;
  decision: Decision<Row, Verdict>;
  stage: OpenStage | 'done' | 'refused';
  /** The server's message; empty until it answers. */
  message: string;
}

export interface OpenDecision<Row, Verdict> {
  key: number;
  stage: OpenStage;
  decision: Decision<Row, Verdict>;
}

export interface DeskState<Row, Verdict> {
  /** By the id of the row. */
  statuses: ReadonlyMap<string, RowStatus<Row, Verdict>>;
  /** Decisions without an answer, newest first. */
  open: readonly OpenDecision<Row, Verdict>[];
  /** The last decision on a row that was undone, by the row's id, until the row is decided again. */
  undone: ReadonlyMap<string, Decision<Row, Verdict>>;
}

export interface DecisionDesk<Row, Verdict> {
  getState(): DeskState<Row, Verdict>;
  subscribe(listener: () => void): () => void;
  decide(decision: Decision<Row, Verdict>): void;
  /** @param key defaults to the newest that can be undone. @returns what was undone, or null if it was too late. */
  undo(key?: number): Decision<Row, Verdict> | null;
  /**
   * Keeps a decision from being sent while someone is at an Undo of it, of which there may be several; after that, its
   * undo window starts again.
   */
  hold(key: number | undefined, isHeld: boolean): void;
  retry(key: number): void;
  /** Sends held decisions now; settles when they're answered or have failed. */
  flush(): Promise<void>;
  /** Removes answered decisions, for example when the list is refreshed. */
  clear(): void;
}

/** Sends a decision to the server. @throws if there was no answer. */
export type SendDecision<Row, Verdict, Changed> = (
  decision: Decision<Row, Verdict>,
) => Promise<readonly Outcome<Changed>[]>;

export interface DeskListener<Row, Verdict, Changed> {
  /** Called once per answered decision. */
  onAnswered(decision: Decision<Row, Verdict>, outcomes: readonly Outcome<Changed>[]): void;
  /** @returns the id of its toast, which is dismissed once the decision is sent again. */
  onUnanswered(decision: Decision<Row, Verdict>, retry: () => void, error: unknown): number;
}

export function createDecisionDesk<Row extends Decidable, Verdict, Changed>(
  send: SendDecision<Row, Verdict, Changed>,
  listener: DeskListener<Row, Verdict, Changed>,
): DecisionDesk<Row, Verdict> {
  let nextKey = 1;
  let state: DeskState<Row, Verdict> = { statuses: new Map(), open: [], undone: new Map() };
  const actors = new Map<number, DecisionActor<Row, Verdict, Changed>>();
  const settled = new Map<string, RowStatus<Row, Verdict>>();
  const holds = new Map<number, number>();
  const undone = new Map<string, Decision<Row, Verdict>>();
  const listeners = new Set<() => void>();
  const machine = createHeldDecision<Row, Verdict, Changed>().provide({
    actors: {
      sendDecision: fromPromise<readonly Outcome<Changed>[], Decision<Row, Verdict>>(({ input }) => send(input)),
    },
  });

  const publish = () => {
    state = { ...readState(actors, settled), undone: new Map(undone) };
    for (const tell of listeners) tell();
  };

  function follow(key: number, actor: DecisionActor<Row, Verdict, Changed>): void {
    let toastId: number | null = null;
    actor.subscribe((snapshot) => {
      const { decision, outcomes, error } = snapshot.context;
      if (snapshot.status === 'done') actors.delete(key);
      if (snapshot.matches('answered')) {
        for (const { id, isDone, message } of outcomes) {
          settled.set(id, { key, decision, stage: isDone ? 'done' : 'refused', message });
        }
        listener.onAnswered(decision, outcomes);
      }
      if (snapshot.matches('unanswered')) {
        const retry = () => actors.get(key)?.send({ type: 'decision.retried' });
        toastId ??= listener.onUnanswered(decision, retry, error);
      } else if (toastId !== null) {
        dismissToast(toastId);
        toastId = null;
      }
      publish();
    });
  }

  return {
    getState: () => state,
    subscribe(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    decide(decision) {
      const actor = createActor(machine, { input: decision });
      for (const { id } of decision.rows) {
        settled.delete(id);
        undone.delete(id);
      }
      actors.set(nextKey, actor);
      follow(nextKey, actor);
      actor.subscribe({ complete: showFlow(actor) });
      nextKey += 1;
      actor.start();
      publish();
    },
    undo(key = [...actors].findLast(([, actor]) => isHeld(actor))?.[0]) {
      const actor = key === undefined ? undefined : actors.get(key);
      if (!actor || !isHeld(actor)) return null;
      const { decision } = actor.getSnapshot().context;
      for (const { id } of decision.rows) undone.set(id, decision);
      actor.send({ type: 'decision.undone' });
      return decision;
    },
    hold(key, isHeld) {
      if (key === undefined) return;
      const count = (holds.get(key) ?? 0) + (isHeld ? 1 : -1);
      if (count > 0) holds.set(key, count);
      else holds.delete(key);
      actors.get(key)?.send({ type: count > 0 ? 'undo.reached' : 'undo.left' });
    },
    retry: (key) => actors.get(key)?.send({ type: 'decision.retried' }),
    async flush() {
      const held = [...actors.values()].filter(isHeld);
      for (const actor of held) actor.send({ type: 'decision.hastened' });
      await Promise.all([...actors.values()].map((actor) => waitFor(actor, (snapshot) => !snapshot.hasTag('open'))));
    },
    clear() {
      settled.clear();
      publish();
    },
  };
}

function isHeld<Row, Verdict, Changed>(actor: DecisionActor<Row, Verdict, Changed>): boolean {
  const { value } = actor.getSnapshot();
  return value === 'held' || value === 'waiting';
}

function readState<Row extends Decidable, Verdict, Changed>(
  actors: ReadonlyMap<number, DecisionActor<Row, Verdict, Changed>>,
  settled: ReadonlyMap<string, RowStatus<Row, Verdict>>,
): Pick<DeskState<Row, Verdict>, 'statuses' | 'open'> {
  const statuses = new Map(settled);
  const open: OpenDecision<Row, Verdict>[] = [];
  for (const [key, actor] of actors) {
    const { value, context } = actor.getSnapshot();
    if (value === 'answered' || value === 'undone') continue;
    const { decision } = context;
    const stage = value === 'waiting' ? 'held' : value;
    open.unshift({ key, stage, decision });
    for (const { id } of decision.rows) statuses.set(id, { key, decision, stage, message: '' });
  }
  return { statuses, open };
}
