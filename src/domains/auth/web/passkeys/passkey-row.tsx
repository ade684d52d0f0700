import type { Passkey } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { Day } from '#ui/lists/day.tsx';

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

export function PasskeyRow({ passkey: { name, addedAt, lastUsedAt }, onRename, onRemove }: PasskeyRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="font-semibold break-words">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-muted">
          <Phrase
            text={lastUsedAt === null ? say('auth.passkeysSection.addedOn') : say('auth.passkeysSection.used')}
            parts={{ added: () => <Day value={addedAt} />, used: () => <Ago value={lastUsedAt ?? addedAt} /> }}
          />
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="quiet"
          size="sm"
          aria-label={say('auth.passkeysSection.renameNamed', { name })}
          onClick={onRename}
        >
          {say('auth.passkeysSection.rename')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-label={say('auth.passkeysSection.removeNamed', { name })}
          onClick={onRemove}
        >
          {say('auth.passkeysSection.remove')}
        </Button>
      </div>
    </li>
  );
}
