/**
 * All decisions of one sitting, each with its own few seconds. It stands outside React, so that a decision is sent and
 * its refusal told whatever screen is shown by then.
 */
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import type { Impact } from '../../../../../generated/types.gen.ts';
import type { Decision, decisionUndoMachine } from '../../flows/decision-undo.ts';

type DecisionMachine = typeof decisionUndoMachine;
type DecisionActor = ActorRefFrom<DecisionMachine>;

/** How it stands with one impact that was decided here. */
export interface Fate {
  /** The decision that it is a part of. */
  key: number;
  stage: 'held' | 'sending' | 'unanswered' | 'done' | 'refused';
  isVerified: boolean;
  /** What the server said; empty until it has. */
  message: string;
  impact: Impact | null;
}

export interface OpenDecision {
  key: number;
  stage: 'held' | 'sending' | 'unanswered';
  decision: Decision;
}

export interface DeskState {
  fates: ReadonlyMap<string, Fate>;
  /** Those without an answer, the newest first. */
  open: readonly OpenDecision[];
}

export interface DecisionDesk {
  getState(): DeskState;
  subscribe(listener: () => void): () => void;
  decide(decision: Decision): void;
  /** Without a key the newest that can still be undone. @returns what was undone; null when it was too late. */
  undo(key?: number): Decision | null;
  retry(key: number): void;
  drop(key: number): void;
  /** Sends what is held back; settles when the server has answered, or could not. */
  hasten(): Promise<void>;
  /** Forgets what was answered about, as when the list is loaded anew. */
  clear(): void;
}

export interface DeskListener {
  /** Called once for each decision that was answered. */
  onAnswered(decision: Decision, fates: readonly (Fate & { id: string })[]): void;
  onUnanswered(decision: Decision, retry: () => void): void;
}

export function createDecisionDesk(machine: DecisionMachine, listener: DeskListener): DecisionDesk {
  let nextKey = 1;
  let state: DeskState = { fates: new Map(), open: [] };
  const actors = new Map<number, DecisionActor>();
  const settled = new Map<string, Fate>();
  const listeners = new Set<() => void>();

  const publish = () => {
    state = readState(actors, settled);
    for (const tell of listeners) tell();
  };

  function follow(key: number, actor: DecisionActor): void {
    let isTold = false;
    actor.subscribe((snapshot) => {
      const { decision, outcomes } = snapshot.context;
      if (snapshot.status === 'done') actors.delete(key);
      if (snapshot.matches('answered')) {
        const fates = outcomes.map(({ id, isDone, message, impact }) => {
          const stage = isDone ? 'done' : 'refused';
          const fate: Fate = { key, stage, isVerified: decision.isVerified, message, impact };
          settled.set(id, fate);
          return { ...fate, id };
        });
        listener.onAnswered(decision, fates);
      }
      if (snapshot.matches('unanswered') && !isTold) {
        listener.onUnanswered(decision, () => actors.get(key)?.send({ type: 'decision.retried' }));
      }
      isTold = snapshot.matches('unanswered');
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
      for (const { id } of decision.subjects) settled.delete(id);
      actors.set(nextKey, actor);
      follow(nextKey, actor);
      nextKey += 1;
      actor.start();
      publish();
    },
    undo(key = [...actors].findLast(([, actor]) => isHeld(actor))?.[0]) {
      const actor = key === undefined ? undefined : actors.get(key);
      if (!actor || !isHeld(actor)) return null;
      actor.send({ type: 'decision.undone' });
      return actor.getSnapshot().context.decision;
    },
    retry: (key) => actors.get(key)?.send({ type: 'decision.retried' }),
    drop: (key) => actors.get(key)?.send({ type: 'decision.dropped' }),
    async hasten() {
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

const isHeld = (actor: DecisionActor): boolean => actor.getSnapshot().matches('held');

function readState(actors: ReadonlyMap<number, DecisionActor>, settled: ReadonlyMap<string, Fate>): DeskState {
  const fates = new Map(settled);
  const open: OpenDecision[] = [];
  for (const [key, actor] of actors) {
    const { value, context } = actor.getSnapshot();
    if (value === 'answered' || value === 'undone') continue;
    const { decision } = context;
    open.unshift({ key, stage: value, decision });
    for (const { id } of decision.subjects) {
      fates.set(id, { key, stage: value, isVerified: decision.isVerified, message: '', impact: null });
    }
  }
  return { fates, open };
}
