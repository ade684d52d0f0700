import type { FlowMessage } from './channel.ts';

const MOST_RECENT = 300;

export interface Keeper {
  keep(message: FlowMessage): void;
  /** Every actor with its last snapshot, then what happened lately, in its order. */
  all(): FlowMessage[];
}

/** What somebody who comes later has to be told. */
export function createKeeper(): Keeper {
  const actors = new Map<string, FlowMessage>();
  const forgotten = new Map<string, FlowMessage>();
  const recent: FlowMessage[] = [];
  return {
    keep(message) {
      if (message.type === '@xstate.actor') {
        actors.set(message.sessionId, message);
        return;
      }
      recent.push(message);
      const oldest = recent.length > MOST_RECENT ? recent.shift() : undefined;
      // Where a machine stood must not be forgotten with what led it there.
      if (oldest?.type === '@xstate.snapshot') forgotten.set(oldest.sessionId, oldest);
    },
    all: () => [...actors.values(), ...forgotten.values(), ...recent],
  };
}
