/** What can wait for a connection. Each kind is declared by its domain, wherever the code that sends it is loaded. */
import type { QueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Topic } from '../calls/stale.ts';

export interface Sending<Value> {
  key: string;
  id: string;
  personId: string;
  client: QueryClient;
  /** Changes what is stored of it, so that a part that has arrived isn't sent again. */
  change: (alter: (value: Value) => Value) => Promise<void>;
}

export interface WaitingKind<Value = unknown, Sent = unknown> {
  /** Also its name in this browser's storage. */
  name: string;
  schema: z.ZodMiniType<Value>;
  /** Sends it, and updates what is cached. It may have arrived before. */
  send(value: Value, sending: Sending<Value>): Promise<Sent>;
  /** Called by the tab that has sent it, once it's no longer on this device. */
  onSent?(sent: Sent, value: Value, client: QueryClient): void;
  /** Whether nothing is left to send, if the server can't have it yet. */
  isVoid?(value: Value): boolean;
  /** Says that it was refused. It's then removed from this device; any other stays until its person decides. */
  sayRefused?(value: Value, error: unknown): void;
  onWithdrawn?(value: Value, key: string): void;
  /** What other tabs no longer show as it is. */
  topics: readonly Topic[];
}

const kinds = new Map<string, WaitingKind>();

export function waitingKind<Value, Sent>(kind: WaitingKind<Value, Sent>): WaitingKind<Value, Sent> {
  kinds.set(kind.name, kind as WaitingKind);
  return kind;
}

export const findWaitingKind = (name: string): WaitingKind | undefined => kinds.get(name);
