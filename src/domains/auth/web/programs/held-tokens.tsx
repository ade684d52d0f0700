import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listHeldProgramTokensInfiniteOptions } from '#generated/programs/listHeldProgramTokens.gen.ts';
import type { ProgramToken } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { MoreRows } from '#platform/browser/lists/more-rows.tsx';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { EndTokenDialog } from './end-token-dialog.tsx';
import { ProgramTokenRow } from './program-token-row.tsx';

/** Everyone's tokens of programs, for admins. */
export function HeldTokens() {
  const queryClient = useQueryClient();
  const [ending, setEnding] = useState<ProgramToken | null>(null);
  const { list, rows } = useWalkedList(listHeldProgramTokensInfiniteOptions({ query: {} }));
  function finish() {
    toast({ message: say('auth.endToken.done'), tone: 'success' });
    setEnding(null);
    void makeStale(queryClient, 'programs');
  }
  return (
    <TitledSection id="programs" title={say('auth.heldTokens.title')}>
      <p className="mt-4 max-w-prose">{say('auth.heldTokens.intro')}</p>
      {list.isPending && (
        <LoadingState label={say('auth.programs.loading')} className="mt-4 max-w-lg">
          <SkeletonText lines={3} />
        </LoadingState>
      )}
      {list.isError && !list.data && (
        <FailedRead of={list} level={3} className="mt-4" what={say('auth.programs.failed')} />
      )}
      {list.data && rows.length === 0 && <p className="mt-4 text-muted">{say('auth.heldTokens.empty')}</p>}
      {rows.length > 0 && (
        <ul aria-label={say('auth.heldTokens.title')} className="mt-4 divide-y divide-line border-y border-line">
          {rows.map(({ token, holder }) => (
            <ProgramTokenRow
              key={token.id}
              token={token}
              holder={<PersonName person={holder} />}
              onEnd={() => setEnding(token)}
            />
          ))}
        </ul>
      )}
      <MoreRows list={list} label={say('auth.heldTokens.more')} />
      {ending && <EndTokenDialog token={ending} onEnded={finish} onClose={() => setEnding(null)} />}
    </TitledSection>
  );
}
