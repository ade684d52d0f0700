import type { MutationOptions, QueryClient } from '@tanstack/react-query';

export interface OptimisticOptions<Input, State> {
  /** Identifies the thing that is pressed. */
  id: string;
  /** What the page shows now. */
  find: () => State;
  show: (state: State) => void;
  /** What to show until the answer arrives. */
  predict: (state: State, input: Input) => State;
  /** Cancels reads under way, whose answers would overwrite the prediction. */
  cancelReads?: () => Promise<void>;
  /** @param confirmed the server's state by then. */
  send: (input: Input, confirmed: State) => Promise<State>;
  onConfirmed?: (input: Input) => void;
  onFailed: (error: Error, input: Input) => void;
  /** Called after the last press, whether it succeeded or not. */
  onEnd?: () => Promise<void> | void;
}

/** Shared by the presses that wait for each other. */
interface Pending<State> {
  confirmed: State;
}

/**
 * Options of a mutation that is shown at once and rolled back on failure. Presses are sent one after the other, so that
 * the last one wins. Only its answer is shown: earlier answers would undo what was pressed in the meantime.
 */
export function optimisticMutation<Input, State>(
  queryClient: QueryClient,
  { id, find, show, predict, cancelReads, send, onConfirmed, onFailed, onEnd }: OptimisticOptions<Input, State>,
): MutationOptions<State, Error, Input, Pending<State>> {
  const mutationKey = [id];
  const findPending = () =>
    queryClient.getMutationCache().find<State, Error, Input, Pending<State>>({ mutationKey, status: 'pending' })?.state
      .context;
  const isLast = () => queryClient.isMutating({ mutationKey, exact: true }) === 1;
  return {
    mutationKey,
    scope: { id },
    mutationFn: (input) => send(input, (findPending() ?? { confirmed: find() }).confirmed),
    onMutate: async (input) => {
      await cancelReads?.();
      const shown = find();
      show(predict(shown, input));
      return findPending() ?? { confirmed: shown };
    },
    onSuccess: (state, input, pending) => {
      pending.confirmed = state;
      if (!isLast()) return;
      show(state);
      onConfirmed?.(input);
    },
    onError: (error, input, pending) => {
      if (pending && isLast()) show(pending.confirmed);
      onFailed(error, input);
    },
    onSettled: () => (isLast() ? onEnd?.() : undefined),
  };
}
