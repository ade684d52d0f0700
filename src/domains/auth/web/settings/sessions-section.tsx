import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { endOtherSessions } from '../../../../../generated/auth/endOtherSessions.gen.ts';
import { endSession } from '../../../../../generated/auth/endSession.gen.ts';
import { listSessionsOptions, listSessionsQueryKey } from '../../../../../generated/auth/listSessions.gen.ts';
import { isApiError } from '../../../../platform/browser/api-error.ts';
import { useRefused } from '../../../../platform/browser/use-refused.ts';
import { Button } from '../../../../ui/button.tsx';
import { DeedQuestion, type DeedWords } from '../../../../ui/deed-question.tsx';
import { FailedState } from '../../../../ui/failed-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LoadingState, Skeleton } from '../../../../ui/skeleton.tsx';
import { toast } from '../../../../ui/toast.ts';
import { SessionRow } from './session-row.tsx';

const END_OTHERS: DeedWords = {
  label: 'End all others',
  question: 'End all other sessions',
  brings: 'Every other browser and phone is logged out at once. This one stays logged in.',
  confirm: 'End them',
  pending: 'Ending them',
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
        // It has ended by itself meanwhile, which is what was asked for.
        if (!(isApiError(error, 'refused') && error.status === 404)) throw error;
      });
    },
    onSuccess: async () => {
      toast({ message: 'The session is ended', tone: 'success' });
      await look();
      list.current?.focus();
    },
  });
  const endOthers = useMutation({
    mutationFn: async () => await endOtherSessions(),
    onSuccess: async () => {
      setIsAsking(false);
      toast({ message: 'Your other sessions are ended', tone: 'success' });
      await look();
    },
  });
  const refused = useRefused(end.error, 'The session was not ended. Check your connection and try again.');
  const refusedOthers = useRefused(endOthers.error, 'No session was ended. Check your connection and try again.');
  const sessions = data?.data.sessions;
  const others = sessions?.filter(({ isCurrent }) => !isCurrent).length ?? 0;

  if (!sessions) {
    return isError ? (
      <FailedState className="mt-8" onRetry={() => void refetch()} isRetrying={isFetching}>
        Your sessions are as they were. Check your connection and try again.
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
        <p className="mt-5 text-muted">You are logged in nowhere else.</p>
      )}
      <p className="mt-8 max-w-prose text-sm text-muted">
        A session is known by what its browser calls itself. Where it was is not kept. If you do not know one, end it
        and change your password.
      </p>
      {isAsking && (
        <DeedQuestion
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
