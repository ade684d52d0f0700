import { useQuery } from '@tanstack/react-query';
import { getNotificationChoicesOptions } from '#generated/notifications/getNotificationChoices.gen.ts';
import { getPushSettingsOptions } from '#generated/notifications/getPushSettings.gen.ts';
import type { NotificationChoice, NotificationGroup } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Select } from '#ui/fields/select.tsx';
import { describeKind, sayGroup } from '../../model.ts';
import { Devices } from '../devices/devices.tsx';
import { CHANNELS } from './channels.ts';
import { useSaveChoices } from './use-save-choices.ts';

/** Notification settings. Each change is saved at once. */
export function NotificationChoices() {
  const read = useQuery(getNotificationChoicesOptions());
  const { data, isPending, isError } = read;
  const isKeptOnDevices = readPageSettings().isKeptOnDevices === true;
  const push = useQuery({ ...getPushSettingsOptions(), enabled: isKeptOnDevices });
  const hasDevices = (push.data?.data.devices.length ?? 0) > 0;
  if (isPending) return <Loading />;
  if (isError) {
    return <FailedRead of={read} className="mt-8" what={say('notifications.notificationChoices.failed')} />;
  }
  const groups = Map.groupBy(data.data.choices, ({ group }) => group);
  return (
    <div className="mt-8 max-w-3xl">
      <p className="max-w-prose text-muted">{say('notifications.notificationChoices.summaryHint')}</p>
      {isKeptOnDevices && <Devices />}
      {[...groups].map(([group, choices]) => (
        <Group key={group} group={group} choices={choices} hasDevices={hasDevices} />
      ))}
    </div>
  );
}

interface GroupProps {
  group: NotificationGroup;
  choices: readonly NotificationChoice[];
  /** Whether there is any device that would show them. */
  hasDevices: boolean;
}

function Group({ group, choices, hasDevices }: GroupProps) {
  const { choose, choosePush, isSaved: isKept } = useSaveChoices();
  const kinds = choices.map(({ kind }) => kind);
  const id = `choices-${group}`;
  const ways = new Set(choices.map(({ way }) => way));
  const [only] = ways;
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-6">
      <div className="grid items-end gap-x-8 gap-y-3 sm:grid-cols-2">
        <h2 id={id} className="text-xl">
          {sayGroup(group)}
        </h2>
        {choices.length > 1 && (
          <Select
            name={`${id}-all`}
            label={say('notifications.notificationChoices.group')}
            options={
              ways.size === 1
                ? CHANNELS
                : [{ value: '', label: say('notifications.notificationChoices.custom'), disabled: true }, ...CHANNELS]
            }
            value={ways.size === 1 ? (only ?? '') : ''}
            onChange={({ target }) => choose(kinds, target.value)}
          />
        )}
      </div>
      <div className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {choices.map(({ kind, way, isPushed }) => (
          <div key={kind} className="min-w-0">
            <Select
              name={kind}
              label={describeKind(kind).sayLabel()}
              options={CHANNELS}
              value={way}
              onChange={({ target }) => choose([kind], target.value)}
            />
            {hasDevices && (
              <Checkbox
                name={`push-${kind}`}
                className="mt-2.5"
                label={
                  <Phrase
                    text={say('notifications.notificationChoices.push')}
                    parts={{ kind: () => <span className="sr-only">: {describeKind(kind).sayLabel()}</span> }}
                  />
                }
                // What is off isn't sent anywhere.
                checked={isPushed && way !== 'none'}
                disabled={way === 'none'}
                onChange={({ target }) => choosePush(kind, target.checked)}
              />
            )}
          </div>
        ))}
      </div>
      <p role="status" className="mt-3 min-h-6 text-sm text-muted">
        {isKept && say('notifications.notificationChoices.saved')}
      </p>
    </section>
  );
}

const Loading = () => (
  <LoadingState
    label={say('notifications.notificationChoices.loading')}
    className="mt-8 grid max-w-3xl gap-6 sm:grid-cols-2"
    times={6}
  >
    <Skeleton className="h-16 w-full" />
  </LoadingState>
);
