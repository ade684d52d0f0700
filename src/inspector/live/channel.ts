/** Messages between a followed page and the inspector, within one origin and browser. */
import type { StatelyInspectionEvent } from '@statelyai/inspect';

/** A message of the official inspector, serialised and redacted. */
export type FlowMessage = StatelyInspectionEvent;

export interface FollowedPage {
  id: string;
  title: string;
  path: string;
}

/** The name of the lock that a followed page holds while open. The browser releases it even if `flows.left` is lost. */
export const presenceOf = (page: string): string => `groundswell-flows:${page}`;

export type ChannelMessage =
  /** A page was opened; followers answer with a greeting. */
  | { type: 'flows.here' }
  /** A new follower: every page replays its history. */
  | { type: 'flows.hello' }
  | { type: 'flows.told'; page: FollowedPage; messages: FlowMessage[]; isReplay: boolean }
  | { type: 'flows.left'; page: string }
  | { type: 'flows.send'; page: string; sessionId: string; event: { type: string; [key: string]: unknown } }
  /** Why an event was refused. */
  | { type: 'flows.refused'; page: string; reason: string };
