import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { endOtherSessions } from '#generated/auth/endOtherSessions.gen.ts';
import { endSession } from '#generated/auth/endSession.gen.ts';
import { listSessionsOptions, listSessionsQueryKey } from '#generated/auth/listSessions.gen.ts';
import { isApiError } from '#platform/browser/api-error.ts';
import { useRefused } from '#platform/browser/use-refused.ts';
import { Button } from '#ui/button.tsx';
import { type ActionTexts, ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { LoadingState, Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.ts';
import { SessionRow } from './session-row.tsx';

const END_OTHERS: ActionTexts = {
  label: 'End all other sessions',
  question: 'End all other sessions',
  brings: 'You’ll be logged out everywhere except on this device.',
  confirm: 'End sessions',
  pending: 'Ending sessions',
  isDestructive: true,
};

export function SessionsSection() {
  const queryClient = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery({ ...listSessionsOptions(), staleTime: 0 });
  const look = () => queryClient.invalidateQueries({ queryKey: listSessionsQueryKey() });
  const end = useMutation({
    mutationFn: async (id: string) => {
      await endSession({ path: { id } }).catch((error: unknown) => {
        // Already ended, which is what was asked for.
        if (!(isApiError(error, 'refused') && error.status === 404)) throw error;
      });
    },
    onSuccess: async () => {
      toast({ message: 'Session ended', tone: 'success' });
      await look();
      list.current?.focus();
    },
  });
  const endOthers = useMutation({
    mutationFn: async () => await endOtherSessions(),
    onSuccess: async () => {
      setIsAsking(false);
      toast({ message: 'Your other sessions have been ended', tone: 'success' });
      await look();
    },
  });
  const refused = useRefused(end.error, 'We couldn’t end this session. Check your connection and try again.');
  const refusedOthers = useRefused(
    endOthers.error,
    'We couldn’t end your other sessions. Check your connection and try again.',
  );
  const sessions = data?.data.sessions;
  const others = sessions?.filter(({ isCurrent }) => !isCurrent).length ?? 0;

  if (!sessions) {
    return isError ? (
      <FailedState className="mt-8" onRetry={() => void refetch()} isRetrying={isFetching}>
        We couldn’t load your sessions. Check your connection and try again.
      </FailedState>
    ) : (
      <LoadingState label="Loading your sessions" className="mt-8 max-w-2xl">
        <div className="divide-y divide-line border-y border-line">
          {[1, 2].map((row) => (
            <div key={row} className="flex items-center justify-between gap-6 py-4">
              <span className="space-y-2">
                <Skeleton className="h-5 w-36" />
                <Skeleton className="h-4 w-56" />
              </span>
              <Skeleton className="h-10 w-20" />
            </div>
          ))}
        </div>
      </LoadingState>
    );
  }
  return (
    <div className="mt-8 max-w-2xl">
      {refused.form && (
        <Notice tone="danger" isLive className="mb-5">
          {refused.form}
        </Notice>
      )}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Your sessions"
        className="divide-y divide-line border-y border-line outline-none"
      >
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      {others > 0 ? (
        <Button variant="secondary" className="mt-6" onClick={() => setIsAsking(true)}>
          {END_OTHERS.label}
        </Button>
      ) : (
        <p className="mt-5 text-muted">You’re not logged in anywhere else.</p>
      )}
      <p className="mt-8 max-w-prose text-sm text-muted">
        We identify sessions by browser; we don’t store locations. Don’t recognise one? End it and change your password.
      </p>
      {isAsking && (
        <ConfirmDialog
          words={END_OTHERS}
          subject={others === 1 ? 'One other session' : `${others} other sessions`}
          isPending={endOthers.isPending}
          failure={refusedOthers.form}
          onConfirm={() => endOthers.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
