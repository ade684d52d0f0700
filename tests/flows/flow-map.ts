/** How a machine is seen and driven from outside: what a person sees of each state, and how each event comes about. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';

/** Looks at the page as a person would; throws where the state is not what is seen there. */
export type Sight<World> = (world: World) => Promise<void>;

interface StartOutline {
  /** In words, behind "starts". */
  says: string;
  input?: unknown;
  /** Where a life that was led until then goes on; without it, it starts where the machine does. */
  from?: { value: StateValue; context: object };
}

export interface Start<Stage, World> extends StartOutline {
  /** Brings the page to where the machine has just started. */
  open: (stage: Stage) => Promise<World>;
}

interface StepOutline {
  /** In words: what a person does, or what the server or the line does then. */
  says: string;
  /** What the machine is told of it. */
  event: AnyEventObject;
  /** Where the machine would take the event, but not for this reason. */
  when?: (snapshot: AnyMachineSnapshot) => boolean;
  /** It takes seconds, as restarting the server does: left out of a machine's first walk, which runs each day. */
  isSlow?: boolean;
}

export interface Step<World> extends StepOutline {
  /** What has to be there before the step in front of this one: an answer follows from what was asked. */
  given?: (world: World) => Promise<void>;
  /** Makes it happen, on the page or around it. */
  take: (world: World) => Promise<void>;
  /** What is seen of this step beyond the state that it leads to. */
  shows?: Sight<World>;
}

/** A state that is left in the moment in which it is entered, so that nobody ever sees it. */
export const PASSED_THROUGH = 'passed through';

/** What walks are planned by; it knows of no page. */
export interface FlowOutline {
  /** One of the product's flows; its walks are called after it. */
  machine: AnyStateMachine;
  starts: readonly StartOutline[];
  steps: readonly StepOutline[];
  /** By the ids of the states without states in them. */
  states: Readonly<Record<string, unknown>>;
  /** What of the context makes a difference to what can follow. */
  keyOf?: (snapshot: AnyMachineSnapshot) => unknown;
}

export interface FlowMap<Stage, World> extends FlowOutline {
  starts: readonly Start<Stage, World>[];
  steps: readonly Step<World>[];
  states: Readonly<Record<string, Sight<World> | typeof PASSED_THROUGH>>;
}
