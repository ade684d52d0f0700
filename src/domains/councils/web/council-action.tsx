import { useQueryClient } from '@tanstack/react-query';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { ActionButton, type ActionButtonProps } from '#platform/browser/people/action-button.tsx';

interface CouncilActionProps extends Omit<ActionButtonProps<unknown>, 'onDone' | 'onFailed'> {
  councilId: string;
}

/** An action on a council or member. Refetches the council afterwards. */
export function CouncilAction({ councilId, ...action }: CouncilActionProps) {
  const queryClient = useQueryClient();
  const refetch = () => makeStale(queryClient, 'councils', 'comments');
  return <ActionButton {...action} onDone={refetch} onFailed={refetch} />;
}
