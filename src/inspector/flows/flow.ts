/** What the inspector says about a flow, besides its machine. */
import type { AnyStateMachine } from 'xstate';
import { say } from '#languages/say.ts';

/** In display order. */
export const FLOW_AREAS = {
  signingIn: say('inspector.areas.signingIn'),
  joining: say('inspector.areas.joining'),
  impacts: say('inspector.areas.impacts'),
  opportunities: say('inspector.areas.opportunities'),
  councils: say('inspector.areas.councils'),
  news: say('inspector.areas.news'),
  reports: say('inspector.areas.reports'),
  comments: say('inspector.areas.comments'),
  notifications: say('inspector.areas.notifications'),
  settings: say('inspector.areas.settings'),
  workingThroughAQueue: say('inspector.areas.queue'),
} as const;

export type FlowArea = keyof typeof FLOW_AREAS;

export interface Flow {
  /** In plain words. */
  name: string;
  area: FlowArea;
  machine: AnyStateMachine;
  /**
   * `every page`: it runs beside whatever a person does. `server`: a lifecycle whose state the server stores. `item`:
   * the same, followed by pages that show such an item.
   */
  runsOn: 'page' | 'every page' | 'item' | 'server';
  /** How to reach the screen where it happens. */
  way: string;
}
