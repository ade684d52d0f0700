/** Walks a machine without a page: the machine decides what follows, and a person answers for its guards. */
import { type AnyMachineSnapshot, createMachine, fromPromise, initialTransition, transition } from 'xstate';
import { activeStates, type Chart } from '../graph/chart.ts';
import type { MachineDefinition } from '../graph/definition.ts';

export interface WalkStep {
  /** The event's type; empty for the start. */
  event: string;
  /** By guard name. A guard evaluated twice in a step gets the same answer. */
  answers: Readonly<Record<string, boolean>>;
}

export interface Walk {
  /** The state after each step that could be taken. */
  places: readonly WalkPlace[];
  /** The guard to be answered before the next step; null if there is none. */
  question: string | null;
}

export interface WalkPlace {
  step: WalkStep;
  /** Ids of the active states, outermost first. */
  active: readonly string[];
  isFinished: boolean;
}

export const BEGINNING: WalkStep = { event: '', answers: {} };

/** @param steps starts with the initial step. Anything after an open question is left out. */
export function walk(definition: MachineDefinition, chart: Chart, steps: readonly WalkStep[]): Walk {
  const take = createWalker(definition, chart, steps[0] ?? BEGINNING);
  const places: WalkPlace[] = [];
  let snapshot: AnyMachineSnapshot | null = null;
  for (const step of steps) {
    const taken = take(snapshot, step);
    snapshot = taken.snapshot;
    // The machine may swallow what a guard throws.
    if (taken.question !== null || snapshot === null) return { places, question: taken.question };
    places.push({ step, active: activeStates(chart, snapshot.value), isFinished: snapshot.status === 'done' });
  }
  return { places, question: null };
}

interface Taken {
  /** Where the machine is then; null before its initial step. */
  snapshot: AnyMachineSnapshot | null;
  question: string | null;
}

/** @returns takes a step from a state of the machine; null is for the initial step. */
export function createWalker(
  definition: MachineDefinition,
  chart: Chart,
  beginning: WalkStep,
): (from: AnyMachineSnapshot | null, step: WalkStep) => Taken {
  let answers: WalkStep['answers'] = {};
  const questions: string[] = [];
  const machine = pureMachine(definition, chart, (guard, event) => {
    // The machine re-evaluates its initial step every time.
    const answer = (event === 'xstate.init' ? beginning.answers : answers)[guard];
    if (answer !== undefined) return answer;
    questions.push(guard);
    throw new Error(`${guard} is not answered yet`);
  });
  return (from, step) => {
    answers = step.answers;
    questions.length = 0;
    try {
      const [snapshot] = from === null ? initialTransition(machine) : transition(machine, from, { type: step.event });
      return { snapshot, question: questions[0] ?? null };
    } catch (error) {
      if (questions[0] === undefined) throw error;
      return { snapshot: from, question: questions[0] };
    }
  };
}

/** Where most people begin, such as at the form: nothing special is true of them. */
export function usualBeginning(definition: MachineDefinition, chart: Chart): WalkStep {
  let step = BEGINNING;
  for (;;) {
    const { question } = walk(definition, chart, [step]);
    if (question === null) return step;
    step = { ...step, answers: { ...step.answers, [question]: false } };
  }
}

/** The machine without side effects: no calls, clock or storage. */
function pureMachine(definition: MachineDefinition, chart: Chart, answer: (guard: string, event: string) => boolean) {
  const { delays, ...config } = definition;
  const guards = chart.transitions.flatMap(({ guard }) => guard ?? []);
  const actors = [...chart.states.values()].flatMap(({ invokes }) => invokes.map(({ actor }) => actor));
  return createMachine(config).provide({
    guards: Object.fromEntries(
      guards.map((guard) => [guard, ({ event }: { event: { type: string } }) => answer(guard, event.type)]),
    ),
    actors: Object.fromEntries(actors.map((actor) => [actor, fromPromise(() => new Promise<void>(() => undefined))])),
    delays: Object.fromEntries(Object.entries(delays).map(([name, ms]) => [name, ms ?? 1])),
  });
}
