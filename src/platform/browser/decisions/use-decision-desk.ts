import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { createDecisionDesk, type DecisionDesk, type DeskState } from './decision-desk.ts';
import type { DecisionKind } from './decision-kind.ts';
import { listenerFor } from './desk-listener.ts';
import type { Decidable } from './held-decision.ts';
import { useSendingOnLeave } from './use-sending-on-leave.ts';

export function useDecisionDesk<Row extends Decidable, Verdict, Changed>(
  kind: DecisionKind<Row, Verdict, Changed>,
): { desk: DecisionDesk<Row, Verdict>; state: DeskState<Row, Verdict> } {
  const queryClient = useQueryClient();
  const [desk] = useState(() => createDecisionDesk(kind.send, listenerFor(kind, queryClient)));
  const state = useSyncExternalStore(desk.subscribe, desk.getState);
  useSendingOnLeave(desk);
  return { desk, state };
}
