import type { MutationOptions, QueryClient } from '@tanstack/react-query';

export interface Presses<Press, State> {
  /** Identifies the thing that is pressed. */
  id: string;
  /** What the page shows now. */
  find: () => State;
  show: (state: State) => void;
  /** What to show until the answer arrives. */
  predict: (state: State, press: Press) => State;
  /** Cancels reads under way, whose answers would overwrite the prediction. */
  stopReading?: () => Promise<void>;
  /** @param kept the server's state by then. */
  send: (press: Press, kept: State) => Promise<State>;
  onKept?: (press: Press) => void;
  onFailed: (error: Error, press: Press) => void;
  /** Called after the last press, whether it succeeded or not. */
  onEnd?: () => Promise<void> | void;
}

/** Shared by the presses that wait for each other. */
interface Waiting<State> {
  kept: State;
}

/**
 * Options of a mutation that is shown at once and rolled back on failure. Presses are sent one after the other, so that
 * the last one wins. Only its answer is shown: earlier answers would undo what was pressed in the meantime.
 */
export function lastPressWins<Press, State>(
  queryClient: QueryClient,
  { id, find, show, predict, stopReading, send, onKept, onFailed, onEnd }: Presses<Press, State>,
): MutationOptions<State, Error, Press, Waiting<State>> {
  const mutationKey = [id];
  const findWaiting = () =>
    queryClient.getMutationCache().find<State, Error, Press, Waiting<State>>({ mutationKey, status: 'pending' })?.state
      .context;
  const isLast = () => queryClient.isMutating({ mutationKey, exact: true }) === 1;
  return {
    mutationKey,
    scope: { id },
    mutationFn: (press) => send(press, (findWaiting() ?? { kept: find() }).kept),
    onMutate: async (press) => {
      await stopReading?.();
      const shown = find();
      show(predict(shown, press));
      return findWaiting() ?? { kept: shown };
    },
    onSuccess: (state, press, waiting) => {
      waiting.kept = state;
      if (!isLast()) return;
      show(state);
      onKept?.(press);
    },
    onError: (error, press, waiting) => {
      if (waiting && isLast()) show(waiting.kept);
      onFailed(error, press);
    },
    onSettled: () => (isLast() ? onEnd?.() : undefined),
  };
}
