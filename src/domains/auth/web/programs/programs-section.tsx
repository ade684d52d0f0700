import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { listProgramTokensOptions } from '#generated/programs/listProgramTokens.gen.ts';
import type { CurrentUser, MadeProgramToken, ProgramToken } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState, Repeat, Skeleton } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { EndTokenDialog } from './end-token-dialog.tsx';
import { MadeTokenDialog } from './made-token-dialog.tsx';
import { MakeTokenDialog } from './make-token-dialog.tsx';
import { ProgramTokenRow } from './program-token-row.tsx';

type Open = { dialog: 'make' } | { dialog: 'made'; made: MadeProgramToken } | { dialog: 'end'; token: ProgramToken };

/** The tokens of one's programs, and how to make one. */
export function ProgramsSection({ user }: { user: CurrentUser }) {
  const queryClient = useQueryClient();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const read = useQuery({ ...listProgramTokensOptions(), staleTime: 0 });
  const tokens = read.data?.data.tokens;
  const look = () => makeStale(queryClient, 'programs', 'notifications');
  const close = () => setOpen(null);
  function show(made: MadeProgramToken) {
    setOpen({ dialog: 'made', made });
    void look();
  }
  function finish() {
    toast({ message: say('auth.endToken.done'), tone: 'success' });
    close();
    void look();
    list.current?.focus();
  }
  return (
    <div className="mt-8 max-w-2xl">
      <p className="max-w-prose text-muted">
        <Phrase
          text={say('auth.programs.intro')}
          parts={{
            guide: (text) => (
              <a href="/api/docs" className="text-link underline underline-offset-4 hover:text-ink">
                {text}
              </a>
            ),
          }}
        />
      </p>
      <div ref={list} tabIndex={-1} className="mt-6 outline-none">
        {tokens ? (
          <Tokens tokens={tokens} onEnd={(token) => setOpen({ dialog: 'end', token })} />
        ) : read.isError ? (
          <FailedRead of={read} what={say('auth.programs.failed')} />
        ) : (
          <LoadingState label={say('auth.programs.loading')} className="divide-y divide-line border-y border-line">
            <Repeat times={2}>
              <div className="space-y-2 py-4">
                <Skeleton className="h-5 w-36" />
                <Skeleton className="h-4 w-56" />
              </div>
            </Repeat>
          </LoadingState>
        )}
      </div>
      {tokens && (
        <Button className="mt-6" onClick={() => setOpen({ dialog: 'make' })}>
          {say('auth.programs.make')}
        </Button>
      )}
      {open?.dialog === 'make' && <MakeTokenDialog isAdmin={user.role === 'Admin'} onMade={show} onClose={close} />}
      {open?.dialog === 'made' && <MadeTokenDialog made={open.made} onClose={close} />}
      {open?.dialog === 'end' && <EndTokenDialog token={open.token} onEnded={finish} onClose={close} />}
    </div>
  );
}

function Tokens({ tokens, onEnd }: { tokens: readonly ProgramToken[]; onEnd: (token: ProgramToken) => void }) {
  if (tokens.length === 0)
    return <EmptyState title={say('auth.programs.empty')}>{say('auth.programs.emptyHint')}</EmptyState>;
  return (
    <ul aria-label={say('auth.programs.list')} className="divide-y divide-line border-y border-line">
      {tokens.map((token) => (
        <ProgramTokenRow key={token.id} token={token} onEnd={() => onEnd(token)} />
      ))}
    </ul>
  );
}
