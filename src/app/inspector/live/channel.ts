/** What a followed page and the page of the flows say to each other, within one origin and one browser. */
import type { StatelyInspectionEvent } from '@statelyai/inspect';

/** The message of the official inspector, serialised and without secrets. */
export type FlowMessage = StatelyInspectionEvent;

export interface FollowedPage {
  id: string;
  title: string;
  path: string;
}

export type ChannelMessage =
  /** A page was opened; followers answer with a greeting. */
  | { type: 'flows.here' }
  /** Somebody wants to follow: every page tells what it has kept. */
  | { type: 'flows.hello' }
  | { type: 'flows.told'; page: FollowedPage; messages: FlowMessage[]; isReplay: boolean }
  | { type: 'flows.left'; page: string }
  | { type: 'flows.send'; page: string; sessionId: string; event: { type: string; [key: string]: unknown } }
  /** Why an event was not sent on to its machine. */
  | { type: 'flows.refused'; page: string; reason: string };
