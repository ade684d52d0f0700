/** How a machine is driven and observed from outside: what a person sees in each state, and how each event happens. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';

/** Checks the page as a person would; throws if it doesn't show the state. */
export type Sight<World> = (world: World) => Promise<void>;

interface StartOutline {
  /** Describes the start in words, for the beginning of a walk's title. */
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
  /** Describes in words what a person, the server or the connection does. */
  says: string;
  /** The event sent to the machine. */
  event: AnyEventObject;
  /** Limits the step to snapshots in which the machine takes the event for this reason. */
  when?: (snapshot: AnyMachineSnapshot) => boolean;
  /** True if it takes seconds, such as a server restart: left out of a machine's first walk, which runs every day. */
  isSlow?: boolean;
}

export interface Step<World> extends StepOutline {
  /** Prepares the preceding step: a response, for example, needs a request that leads to it. */
  given?: (world: World) => Promise<void>;
  /** Makes the event happen, on the page or outside of it. */
  take: (world: World) => Promise<void>;
  /** Checks what the step shows besides the state it leads to. */
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
  /** Keyed by the ids of atomic states. */
  states: Readonly<Record<string, unknown>>;
  /** The part of the context that affects what can follow. */
  keyOf?: (snapshot: AnyMachineSnapshot) => unknown;
}

export interface FlowMap<Stage, World> extends FlowOutline {
  starts: readonly Start<Stage, World>[];
  steps: readonly Step<World>[];
  states: Readonly<Record<string, Sight<World> | typeof PASSED_THROUGH>>;
}
