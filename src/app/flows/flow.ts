/** What is told of a flow beside its machine. */
import type { AnyStateMachine } from 'xstate';

/** In the order in which they are listed. */
export const FLOW_AREAS = [
  'Signing in',
  'Joining',
  'Impacts',
  'Opportunities',
  'Councils',
  'News',
  'Notifications',
  'Settings',
  'Working through a queue',
] as const;

export type FlowArea = (typeof FLOW_AREAS)[number];

export interface Flow {
  /** In plain words. */
  name: string;
  area: FlowArea;
  machine: AnyStateMachine;
  /**
   * `every page`: it runs beside whatever a person does. `server`: the life of a thing, which the server keeps; nothing
   * of it runs on a page.
   */
  runsOn: 'page' | 'every page' | 'server';
  /** How a person comes to the screen where it happens. */
  way: string;
  /** Which calls of the contract an invoked actor makes, by its name; none for what stays in the browser. */
  calls: Readonly<Record<string, readonly string[]>>;
}
