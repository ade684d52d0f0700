import type { PushDevice } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Switch } from '#ui/buttons/switch.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { Day } from '#ui/lists/day.tsx';

interface DeviceRowProps {
  device: PushDevice;
  isEnding: boolean;
  onEnd: () => void;
  onChange: (showsTexts: boolean) => void;
}

const UNKNOWN = say('notifications.deviceRow.unknown');

export function DeviceRow({
  device: { id, device, isCurrent, showsTexts, addedAt, lastSentAt },
  ...row
}: DeviceRowProps) {
  const name = device ?? UNKNOWN;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            {name}
            {isCurrent && <Badge tone="action">{say('notifications.deviceRow.thisDevice')}</Badge>}
          </p>
          <p className="text-sm text-muted">
            <Phrase
              text={
                lastSentAt === null ? say('notifications.deviceRow.added') : say('notifications.deviceRow.lastSent')
              }
              parts={{ sent: () => <Ago value={lastSentAt ?? addedAt} />, added: () => <Day value={addedAt} /> }}
            />
          </p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          aria-label={say('notifications.deviceRow.endNamed', { device: name })}
          pending={row.isEnding}
          pendingLabel={say('notifications.deviceRow.ending')}
          onClick={row.onEnd}
        >
          {say('notifications.deviceRow.end')}
        </Button>
      </div>
      <Switch
        id={`shows-${id}`}
        name="showsTexts"
        className="mt-3"
        label={
          <Phrase
            text={say('notifications.deviceRow.showsTexts')}
            parts={{ device: () => <span className="sr-only">: {name}</span> }}
          />
        }
        hint={isCurrent && say('notifications.deviceRow.showsTextsHint')}
        checked={showsTexts}
        onChange={({ target }) => row.onChange(target.checked)}
      />
    </li>
  );
}
