import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { muteThread } from '#generated/comments/muteThread.gen.ts';
import { setThreadAudience } from '#generated/comments/setThreadAudience.gen.ts';
import type { CommentAudience, CommentThread } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { sayWhy } from '#platform/browser/calls/say-failure.ts';
import { toastFailed } from '#platform/browser/calls/toast-failed.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Menu } from '#ui/buttons/menu.tsx';
import { type ActionTexts, ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { changeThread, type Subject } from './thread-cache.ts';
import { THREAD_TEXTS } from './thread-texts.ts';

interface ThreadHeadProps {
  subject: Subject;
  thread: CommentThread | undefined;
  /** How many comments the viewer sees, if they are all on the page: between people who block each other, some aren't. */
  listed: number | null;
}

export function ThreadHead({ subject, thread, listed }: ThreadHeadProps) {
  const isViewer = useViewer() !== null;
  const count = listed ?? thread?.commentCount ?? 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-6">
      <h2 id="comments-title" className="text-2xl">
        {THREAD_TEXTS[subject.kind].title}
        {count > 0 && <span className="ms-2 text-lg text-muted tabular-nums">{formatNumber(count)}</span>}
      </h2>
      {thread && isViewer && (
        <div className="flex flex-wrap items-center gap-2">
          {thread.canChooseAudience && <Audience subject={subject} thread={thread} />}
          <Mute subject={subject} thread={thread} />
        </div>
      )}
    </div>
  );
}

interface ChoiceProps {
  subject: Subject;
  thread: CommentThread;
}

interface Muting {
  isMuted: boolean;
  isUndoing: boolean;
}

/** Mutes the thread; the toast has a button to undo it. */
function Mute({ subject, thread: { isMuted } }: ChoiceProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    // Sent one after the other, so that the last press wins.
    scope: { id: `mute ${subject.kind} ${subject.id}` },
    mutationFn: async ({ isMuted }: Muting) => (await muteThread({ body: { ...subject, isMuted } })).data.data,
    onSuccess: (thread, { isUndoing }) => {
      changeThread(client, subject, thread);
      const undo = () => mutate({ isMuted: !thread.isMuted, isUndoing: true });
      toast({
        message: thread.isMuted ? say('comments.threadHead.muted') : say('comments.threadHead.unmuted'),
        tone: 'success',
        ...(!isUndoing && { onUndo: undo }),
      });
    },
    onError: sayRefused,
  });
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-me-3 whitespace-nowrap"
      aria-pressed={isMuted}
      pending={isPending}
      pendingLabel={say('comments.threadHead.saving')}
      onClick={() => mutate({ isMuted: !isMuted, isUndoing: false })}
    >
      {isMuted ? say('comments.threadHead.notificationsOff') : say('comments.threadHead.mute')}
    </Button>
  );
}

const AUDIENCES: Record<CommentAudience, string> = {
  public: say('comments.threadHead.publicAudience'),
  members: say('comments.threadHead.membersOnly'),
};

const CHOOSING: Record<CommentAudience, ActionTexts> = {
  public: {
    label: AUDIENCES.public,
    question: say('comments.audienceDialog.openQuestion'),
    description: say('comments.audienceDialog.openDescription'),
    confirm: say('comments.audienceDialog.open'),
    pending: say('comments.threadHead.saving'),
    isDestructive: false,
  },
  members: {
    label: AUDIENCES.members,
    question: say('comments.audienceDialog.limitQuestion'),
    description: say('comments.audienceDialog.limitDescription'),
    confirm: say('comments.audienceDialog.limit'),
    pending: say('comments.threadHead.saving'),
    isDestructive: false,
  },
};

function Audience({ subject, thread }: ChoiceProps) {
  const [asked, setAsked] = useState<CommentAudience | null>(null);
  const client = useQueryClient();
  const choosing = useMutation({
    // Sent one after the other, so that the last choice wins.
    scope: { id: `audience ${subject.id}` },
    mutationFn: async (audience: CommentAudience) =>
      (await setThreadAudience({ body: { id: subject.id, audience } })).data.data,
    onSuccess: (changed) => {
      changeThread(client, subject, changed);
      setAsked(null);
    },
  });
  return (
    <>
      <Menu
        label={AUDIENCES[thread.audience]}
        variant="secondary"
        size="sm"
        entries={(['public', 'members'] as const).map((audience) => ({
          id: audience,
          label: AUDIENCES[audience],
          onSelect: () => setAsked(audience === thread.audience ? null : audience),
        }))}
      />
      {asked && (
        <ConfirmDialog
          words={CHOOSING[asked]}
          subject={THREAD_TEXTS[subject.kind].title}
          isPending={choosing.isPending}
          failure={choosing.error && sayWhy(choosing.error)}
          onConfirm={() => choosing.mutate(asked)}
          onClose={() => {
            choosing.reset();
            setAsked(null);
          }}
        />
      )}
    </>
  );
}

const sayRefused = (error: unknown) => toastFailed(say('comments.threadHead.failed'), error);
