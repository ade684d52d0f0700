import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { createDecisionDesk, type DecisionDesk, type DeskState } from './decision-desk.ts';
import type { DecisionKind } from './decision-kind.ts';
import { listenerFor } from './desk-listener.ts';
import type { Decidable } from './held-decision.ts';
import { useSendingBeside, useSendingOnLeave } from './use-sending-on-leave.ts';

interface Sitting<Row, Verdict> {
  desk: DecisionDesk<Row, Verdict>;
  state: DeskState<Row, Verdict>;
}

/** The desk of the page's queue: use it once per page. */
export function useDecisionDesk<Row extends Decidable, Verdict, Changed>(
  kind: DecisionKind<Row, Verdict, Changed>,
): Sitting<Row, Verdict> {
  const sitting = useSitting(kind);
  useSendingOnLeave(sitting.desk);
  return sitting;
}

/** For decisions outside the page's queue. */
export function useDeskBeside<Row extends Decidable, Verdict, Changed>(
  kind: DecisionKind<Row, Verdict, Changed>,
): Sitting<Row, Verdict> {
  const sitting = useSitting(kind);
  useSendingBeside(sitting.desk);
  return sitting;
}

function useSitting<Row extends Decidable, Verdict, Changed>(
  kind: DecisionKind<Row, Verdict, Changed>,
): Sitting<Row, Verdict> {
  const queryClient = useQueryClient();
  const [desk] = useState(() => createDecisionDesk(kind.send, listenerFor(kind, queryClient)));
  const state = useSyncExternalStore(desk.subscribe, desk.getState);
  return { desk, state };
}
