import type { FlowMessage } from '../channel.ts';

const MAX_RECENT = 300;

export interface MessageHistory {
  add(message: FlowMessage): void;
  /** Every actor with its last snapshot, then the latest events in order. */
  all(): FlowMessage[];
}

/** The history for followers who join later. */
export function createHistory(): MessageHistory {
  const actors = new Map<string, FlowMessage>();
  const forgotten = new Map<string, FlowMessage>();
  const recent: FlowMessage[] = [];
  return {
    add(message) {
      recent.push(message);
      const oldest = recent.length > MAX_RECENT ? recent.shift() : undefined;
      // Dropping old events must not drop an actor or its last snapshot.
      if (oldest?.type === '@xstate.actor') actors.set(oldest.sessionId, oldest);
      if (oldest?.type === '@xstate.snapshot') forgotten.set(oldest.sessionId, oldest);
    },
    all: () => [...actors.values(), ...forgotten.values(), ...recent],
  };
}
