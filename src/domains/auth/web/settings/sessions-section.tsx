import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { endOtherSessions } from '#generated/auth/endOtherSessions.gen.ts';
import { endSession } from '#generated/auth/endSession.gen.ts';
import { listSessionsOptions } from '#generated/auth/listSessions.gen.ts';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { Button } from '#ui/buttons/button.tsx';
import { type ActionTexts, ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { LoadingState, Repeat, Skeleton } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { SessionRow } from './session-row.tsx';

const END_OTHERS: ActionTexts = {
  label: say('auth.sessionsSection.endOthers'),
  question: say('auth.sessionsSection.endOthers'),
  description: say('auth.sessionsSection.endOthersConsequence'),
  confirm: say('auth.sessionsSection.endSessions'),
  pending: say('auth.sessionsSection.endingSessions'),
  isDestructive: true,
};

export function SessionsSection() {
  const queryClient = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const read = useQuery({ ...listSessionsOptions(), staleTime: 0 });
  const { data, isError } = read;
  const look = () => makeStale(queryClient, 'sessions');
  const end = useMutation({
    mutationFn: async (id: string) => {
      await endSession({ path: { id } }).catch((error: unknown) => {
        // A session that has already ended counts as success.
        if (!(isApiError(error, 'refused') && error.status === 404)) throw error;
      });
    },
    onSuccess: async () => {
      toast({ message: say('auth.sessionsSection.sessionEnded'), tone: 'success' });
      await look();
      list.current?.focus();
    },
  });
  const endOthers = useMutation({
    mutationFn: async () => await endOtherSessions(),
    onSuccess: async () => {
      setIsAsking(false);
      toast({ message: say('auth.sessionsSection.othersEnded'), tone: 'success' });
      await look();
      list.current?.focus();
    },
  });
  function ask() {
    endOthers.reset();
    setIsAsking(true);
  }
  const refused = useFormErrors(end.error, say('auth.sessionsSection.endFailed'));
  const refusedOthers = useFormErrors(endOthers.error, say('auth.sessionsSection.endOthersFailed'));
  const sessions = data?.data.sessions;
  const others = sessions?.filter(({ isCurrent }) => !isCurrent).length ?? 0;

  if (!sessions) {
    return isError ? (
      <FailedRead of={read} className="mt-8" what={say('auth.sessionsSection.failed')} />
    ) : (
      <LoadingState label={say('auth.sessionsSection.loading')} className="mt-8 max-w-2xl">
        <div className="divide-y divide-line border-y border-line">
          <Repeat times={2}>
            <div className="flex items-center justify-between gap-6 py-4">
              <span className="space-y-2">
                <Skeleton className="h-5 w-36" />
                <Skeleton className="h-4 w-56" />
              </span>
              <Skeleton className="h-10 w-20" />
            </div>
          </Repeat>
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
        aria-label={say('auth.sessionsSection.yourSessions')}
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
        <Button variant="secondary" className="mt-6" onClick={ask}>
          {END_OTHERS.label}
        </Button>
      ) : (
        <p className="mt-5 text-muted">{say('auth.sessionsSection.othersNone')}</p>
      )}
      <p className="mt-8 max-w-prose text-sm text-muted">{say('auth.sessionsSection.hint')}</p>
      {isAsking && (
        <ConfirmDialog
          words={END_OTHERS}
          subject={say('auth.sessionsSection.otherSessions', { others })}
          isPending={endOthers.isPending}
          failure={refusedOthers.form}
          onConfirm={() => endOthers.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
