/** Buttons that turn something on and off, as often as someone likes: likes, saves, follows. */
import type { QueryClient } from '@tanstack/react-query';
import { say } from '#languages/say.ts';
import { toast } from '#ui/feedback/toast.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { isApiError } from '../calls/api-error.ts';
import { readConnection } from '../calls/connection-state.ts';
import { sayWhy } from '../calls/say-failure.ts';
import { makeStale, type Topic } from '../calls/stale.ts';
import { toastFailed } from '../calls/toast-failed.ts';
import { useKnownViewer } from '../session/viewer.ts';
import { type Press, zPress } from './press.ts';
import { useWaitingPress } from './shown-presses.ts';
import { type WaitingKind, waitingKind } from './waiting-kind.ts';

interface PressKind {
  name: string;
  /** Sends it and updates what is cached. */
  send: (press: Press & { id: string }, personId: string, client: QueryClient) => Promise<void>;
  sayFailed: (press: Press) => string;
  topics: readonly Topic[];
}

export type WaitingPressKind = WaitingKind<Press, void> & Pick<PressKind, 'sayFailed'>;

export function pressKind({ name, send, sayFailed, topics }: PressKind): WaitingPressKind {
  const kind = waitingKind<Press, void>({
    name,
    schema: zPress,
    topics,
    // The last press counts, and one that leads back to what the server has isn't sent at all.
    isVoid: ({ isOn, was }) => isOn === was,
    async send(press, { id, personId, client }) {
      await send({ ...press, id }, personId, client);
      // Read again before the press is no longer shown: an answer from before it may have arrived since.
      await makeStale(client, ...topics);
    },
    sayRefused(press, error) {
      const detail = say('platform.usePress.refused', { title: isolate(press.title), why: sayWhy(error) });
      toast({ message: sayFailed(press), detail, tone: 'danger', duration: null });
    },
  });
  return { ...kind, sayFailed };
}

interface PressOptions {
  id: string;
  title: string;
  /** What the server has answered. */
  isOn: boolean;
  /** Sends it at once. */
  send: (isOn: boolean) => void;
}

interface Pressable {
  isOn: boolean;
  isWaiting: boolean;
  press: () => void;
}

/** Sent at once or, without a connection, once there is one. */
export function usePress(kind: WaitingPressKind, { id, title, isOn, send }: PressOptions): Pressable {
  const { id: personId } = useKnownViewer();
  const waiting = useWaitingPress(kind.name, id);
  const shown = waiting ?? isOn;
  const press = () => {
    const isKept = waiting !== undefined || readConnection() === 'offline';
    if (isKept) keepPress(personId, kind, { id, isTried: false, value: { title, isOn: !shown, was: isOn } });
    else send(!shown);
  };
  return { isOn: shown, isWaiting: waiting !== undefined, press };
}

/** Call it when a press couldn't be sent: one without an answer waits, and of any other it says why. */
export function keepUnlessRefused(
  error: Error,
  personId: string,
  kind: WaitingPressKind,
  { id, title, isOn }: Omit<PressOptions, 'send'>,
): void {
  const value = { title, isOn, was: !isOn };
  // The server may have it.
  if (isApiError(error, 'network')) keepPress(personId, kind, { id, isTried: true, value });
  else toastFailed(kind.sayFailed(value), error);
}

interface KeptPress {
  id: string;
  isTried: boolean;
  value: Press;
}

function keepPress(personId: string, kind: WaitingPressKind, kept: KeptPress): void {
  // Its code is loaded later, so that no page waits for it.
  import('./outbox.ts')
    .then(({ keepWaiting }) => keepWaiting(personId, { kind, ...kept }))
    .catch((error: unknown) => toastFailed(kind.sayFailed(kept.value), error));
}
