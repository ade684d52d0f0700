import { useQueryClient } from '@tanstack/react-query';
import { ActionButton, type ActionButtonProps } from '#platform/browser/people/action-button.tsx';
import { refetchCouncil } from './council-cache.ts';

interface CouncilActionProps extends Omit<ActionButtonProps<unknown>, 'onDone' | 'onFailed'> {
  councilId: string;
}

/** An action on a council or member. Refetches the council afterwards. */
export function CouncilAction({ councilId, ...action }: CouncilActionProps) {
  const queryClient = useQueryClient();
  const refetch = () => refetchCouncil(queryClient, councilId);
  return <ActionButton {...action} onDone={refetch} onFailed={refetch} />;
}
