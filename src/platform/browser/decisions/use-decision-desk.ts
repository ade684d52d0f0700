import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { createDecisionDesk, type DecisionDesk, type DeskState } from './decision-desk.ts';
import type { DecisionKind } from './decision-kind.ts';
import { listenerFor } from './desk-listener.ts';
import type { Decidable } from './held-decision.ts';
import { useFlushOnLeave, useFlushSecondary } from './use-flush-on-leave.ts';

interface DeskWithState<Row, Verdict> {
  desk: DecisionDesk<Row, Verdict>;
  state: DeskState<Row, Verdict>;
}

/** The desk of the page's queue: use it once per page. */
export function useDecisionDesk<Row extends Decidable, Verdict, Changed>(
  kind: DecisionKind<Row, Verdict, Changed>,
): DeskWithState<Row, Verdict> {
  const deskWithState = useDesk(kind);
  useFlushOnLeave(deskWithState.desk);
  return deskWithState;
}

/** For decisions outside the page's queue. */
export function useSecondaryDesk<Row extends Decidable, Verdict, Changed>(
  kind: DecisionKind<Row, Verdict, Changed>,
): DeskWithState<Row, Verdict> {
  const deskWithState = useDesk(kind);
  useFlushSecondary(deskWithState.desk);
  return deskWithState;
}

function useDesk<Row extends Decidable, Verdict, Changed>(
  kind: DecisionKind<Row, Verdict, Changed>,
): DeskWithState<Row, Verdict> {
  const queryClient = useQueryClient();
  const [desk] = useState(() => createDecisionDesk(kind.send, listenerFor(kind, queryClient)));
  const state = useSyncExternalStore(desk.subscribe, desk.getState);
  return { desk, state };
}
