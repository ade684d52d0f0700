import type { LoginSession } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { Day } from '#ui/lists/day.tsx';

interface SessionRowProps {
  session: LoginSession;
  isEnding: boolean;
  onEnd: () => void;
}

const UNKNOWN = say('auth.sessionRow.unknownBrowser');

export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, startedAt, lastUsedAt, isCurrent } = session;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {device ?? UNKNOWN}
          {isCurrent && <Badge tone="action">{say('auth.sessionRow.thisDevice')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          <Phrase
            text={isCurrent ? say('auth.sessionRow.activeNow') : say('auth.sessionRow.lastUsed')}
            parts={{ used: () => <Ago value={lastUsedAt} />, started: () => <Day value={startedAt} time /> }}
          />
        </p>
      </div>
      {isCurrent ? (
        <ButtonLink to="/logout" variant="secondary" size="sm">
          {say('auth.sessionRow.logOut')}
        </ButtonLink>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={device === null ? say('auth.sessionRow.endSession') : say('auth.sessionRow.endNamed', { device })}
          pending={isEnding}
          pendingLabel={say('auth.sessionRow.ending')}
          onClick={onEnd}
        >
          {say('auth.sessionRow.end')}
        </Button>
      )}
    </li>
  );
}
