import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';
import { getImpactOptions } from '../../../../../generated/impacts/getImpact.gen.ts';
import { toast } from '../../../../ui/toast.ts';
import type { Decision } from '../../flows/decision-undo.ts';
import { createDecisionDesk, type DecisionDesk, type DeskListener, type DeskState } from './decision-desk.ts';
import { nameSubjects } from './decision-words.ts';
import { forgetLists, keepImpact } from './impact-cache.ts';
import { providedDecisionMachine } from './send-decision.ts';

/** A page waits no longer than this for the answer to what was sent as it was left. */
const LONGEST_FAREWELL_MS = 3_000;

export function useDecisionDesk(): { desk: DecisionDesk; state: DeskState } {
  const queryClient = useQueryClient();
  const [desk] = useState(() => createDecisionDesk(providedDecisionMachine, listenerFor(queryClient)));
  const state = useSyncExternalStore(desk.subscribe, desk.getState);
  useSendingOnLeave(desk);
  return { desk, state };
}

/**
 * Whoever leaves has decided: what is still held back is sent at once. Going to another page waits for the answer,
 * since a logout would take the token away; closing the tab can't wait, so the request outlives it.
 */
function useSendingOnLeave(desk: DecisionDesk): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && desk.getState().open.some(({ stage }) => stage === 'held'),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isLeft = false;
    const leave = () => {
      if (!isLeft) blocker.proceed();
      isLeft = true;
    };
    const timer = setTimeout(leave, LONGEST_FAREWELL_MS);
    void desk.hasten().then(leave, leave);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [blocker, desk]);
  useEffect(() => {
    const send = () => void desk.hasten();
    addEventListener('pagehide', send);
    return () => removeEventListener('pagehide', send);
  }, [desk]);
}

function listenerFor(queryClient: QueryClient): DeskListener {
  return {
    onAnswered(decision, fates) {
      for (const { impact } of fates) if (impact) keepImpact(queryClient, impact);
      const refused = fates.filter(({ stage }) => stage === 'refused');
      tell(decision, refused);
      for (const { id } of refused) void reread(queryClient, id);
      void forgetLists(queryClient);
    },
    onUnanswered(decision, retry) {
      toast({
        message: `No answer about ${nameSubjects(decision.subjects)}`,
        detail: 'The decision may not have arrived. Sending it again does no harm.',
        tone: 'danger',
        duration: null,
        action: { label: 'Send it again', onPress: retry },
      });
    },
  };
}

function tell(decision: Decision, refused: readonly { id: string; message: string }[]): void {
  const [first, ...others] = refused;
  const count = decision.subjects.length;
  const deed = decision.isVerified ? 'approved' : 'declined';
  if (first === undefined) {
    if (count > 1) toast({ message: `${count} impacts ${deed}`, tone: 'success' });
    return;
  }
  const isAll = refused.length === count;
  const which = decision.subjects.filter(({ id }) => refused.some((one) => one.id === id));
  toast({
    message: `${nameSubjects(which)} ${which.length === 1 ? 'was' : 'were'} not ${deed}`,
    detail:
      others.length === 0
        ? first.message
        : `The rows say why. ${isAll ? '' : `The other ${count - refused.length} went through.`}`,
    tone: 'warning',
    duration: 10_000,
  });
}

/** Somebody else came first: how the impact stands now is the server's to say. */
async function reread(queryClient: QueryClient, id: string): Promise<void> {
  try {
    const { data } = await queryClient.fetchQuery({ ...getImpactOptions({ path: { id } }), staleTime: 0 });
    keepImpact(queryClient, data);
  } catch {
    // The row keeps what the answer said; loading the queue anew shows the rest.
  }
}
