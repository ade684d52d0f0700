import { say } from '#languages/say.ts';
import { Button } from '../buttons/button.tsx';
import { Switch } from '../buttons/switch.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { KeyCap } from '../keys/key-cap.tsx';
import { setLetterKeys } from '../keys/letter-keys.ts';
import { useLetterKeys } from '../keys/use-shortcuts.ts';
import type { QueueCommand } from './queue-types.ts';

interface KeysHelpProps {
  commands: readonly QueueCommand[];
  hasSelection: boolean;
  onClose: () => void;
}

interface Line {
  keys: readonly string[];
  does: string;
}

export function KeysHelp({ commands, hasSelection, onClose }: KeysHelpProps) {
  const isOn = useLetterKeys();
  const lines: Line[] = [
    { keys: ['J', '↓'], does: say('ui.keysHelp.nextRow') },
    { keys: ['K', '↑'], does: say('ui.keysHelp.previousRow') },
    { keys: ['Enter'], does: say('ui.keysHelp.openDetails') },
    { keys: ['Esc'], does: say('ui.keysHelp.escape') },
    ...commands.map(({ key, label }) => ({ keys: [key.toUpperCase()], does: label })),
    ...(hasSelection ? [{ keys: ['X'], does: say('ui.keysHelp.select') }] : []),
    { keys: ['?'], does: say('ui.keysHelp.help') },
  ];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say('ui.keysHelp.keyboardShortcuts')}
      size="sm"
      actions={
        <Button variant="secondary" autoFocus onClick={onClose}>
          {say('ui.keysHelp.close')}
        </Button>
      }
    >
      <dl className="divide-y divide-line">
        {lines.map(({ keys, does }) => (
          <div key={does} className="flex items-center gap-4 py-2">
            <dt className="flex w-24 shrink-0 flex-wrap gap-1.5">
              {keys.map((key) => (
                <KeyCap key={key}>{key}</KeyCap>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        name="letter-keys"
        label={say('ui.keysHelp.letterKeys')}
        hint={say('ui.keysHelp.letterKeysHint')}
        className="mt-6"
        checked={isOn}
        onChange={(event) => setLetterKeys(event.target.checked)}
      />
    </Dialog>
  );
}
