/** What the inspector says about a flow, besides its machine. */
import type { AnyStateMachine } from 'xstate';

/** In display order. */
export const FLOW_AREAS = [
  'Signing in',
  'Joining',
  'Impacts',
  'Opportunities',
  'Councils',
  'News',
  'Reports',
  'Comments',
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
   * `every page`: it runs beside whatever a person does. `server`: a lifecycle whose state the server stores; nothing
   * of it runs on a page.
   */
  runsOn: 'page' | 'every page' | 'server';
  /** How to reach the screen where it happens. */
  way: string;
  /** Which API calls an invoked actor makes, by its name; none if it stays in the browser. */
  calls: Readonly<Record<string, readonly string[]>>;
}
