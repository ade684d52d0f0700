/** How a machine is driven and observed from outside: what a person sees in each state, and how each event happens. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';

/** Checks the page as a person would; throws if the state isn't what is shown. */
export type Sight<World> = (world: World) => Promise<void>;

interface StartOutline {
  /** In words, the beginning of a walk's title. */
  says: string;
  input?: unknown;
  /** An earlier state to continue from; by default the machine's initial one. */
  from?: { value: StateValue; context: object };
}

export interface Start<Stage, World> extends StartOutline {
  /** Brings the page to the machine's start. */
  open: (stage: Stage) => Promise<World>;
}

interface StepOutline {
  /** In words: what a person does, or what the server or the connection does then. */
  says: string;
  /** The event sent to the machine. */
  event: AnyEventObject;
  /** Narrows down when the machine takes the event for this reason. */
  when?: (snapshot: AnyMachineSnapshot) => boolean;
  /** Takes seconds, such as restarting the server: left out of a machine's first walk, which runs every day. */
  isSlow?: boolean;
}

export interface Step<World> extends StepOutline {
  /** Preconditions of the previous step: a response needs its request. */
  given?: (world: World) => Promise<void>;
  /** Makes it happen, on the page or around it. */
  take: (world: World) => Promise<void>;
  /** What is visible of this step besides the state it leads to. */
  shows?: Sight<World>;
}

/** A transient state that is never visible. */
export const PASSED_THROUGH = 'passed through';

/** The input of the planner, which knows nothing about pages. */
export interface FlowOutline {
  /** One of the product's flows, which names its walks. */
  machine: AnyStateMachine;
  starts: readonly StartOutline[];
  steps: readonly StepOutline[];
  /** By the ids of atomic states. */
  states: Readonly<Record<string, unknown>>;
  /** The part of the context that affects what can follow. */
  keyOf?: (snapshot: AnyMachineSnapshot) => unknown;
}

export interface FlowMap<Stage, World> extends FlowOutline {
  starts: readonly Start<Stage, World>[];
  steps: readonly Step<World>[];
  states: Readonly<Record<string, Sight<World> | typeof PASSED_THROUGH>>;
}
