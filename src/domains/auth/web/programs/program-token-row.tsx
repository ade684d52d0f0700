import type { ReactNode } from 'react';
import type { ProgramToken } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { Day } from '#ui/lists/day.tsx';
import { sayScopes } from './scope-texts.ts';

interface ProgramTokenRowProps {
  token: ProgramToken;
  /** Whose it is, where that isn't clear. */
  holder?: ReactNode;
  onEnd: () => void;
}

export function ProgramTokenRow({ token, holder, onEnd }: ProgramTokenRowProps) {
  const { name, ending, scopes, expiresAt, lastUsedAt, lastUsedFrom } = token;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold break-words">
          <bdi>{name}</bdi>{' '}
          <span dir="ltr" className="font-mono text-sm font-normal text-muted">
            {say('auth.programs.ending', { ending })}
          </span>
        </p>
        {holder && <p className="mt-1">{holder}</p>}
        <p className="mt-1 text-sm">{sayScopes(scopes)}</p>
        <p className="mt-1 text-sm text-muted">
          <Phrase
            text={
              lastUsedAt === null
                ? say('auth.programs.neverUsed')
                : say('auth.programs.used', { address: lastUsedFrom ?? '' })
            }
            parts={{ used: () => <Ago value={lastUsedAt ?? expiresAt} />, ends: () => <Day value={expiresAt} /> }}
          />
        </p>
      </div>
      <Button variant="secondary" size="sm" aria-label={say('auth.programs.endNamed', { name })} onClick={onEnd}>
        {say('auth.programs.end')}
      </Button>
    </li>
  );
}
