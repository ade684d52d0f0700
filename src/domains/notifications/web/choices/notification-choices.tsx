import { useQuery } from '@tanstack/react-query';
import { getNotificationChoicesOptions } from '#generated/notifications/getNotificationChoices.gen.ts';
import type { NotificationChoice, NotificationGroup } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { Select } from '#ui/fields/select.tsx';
import { describeKind, sayGroup } from '../../model.ts';
import { CHANNELS } from './channels.ts';
import { useSaveChoices } from './use-save-choices.ts';

/** Notification settings. Each change is saved at once. */
export function NotificationChoices() {
  const read = useQuery(getNotificationChoicesOptions());
  const { data, isPending, isError } = read;
  if (isPending) return <Loading />;
  if (isError) {
    return <FailedRead of={read} className="mt-8" what={say('notifications.notificationChoices.failed')} />;
  }
  const groups = Map.groupBy(data.data.choices, ({ group }) => group);
  return (
    <div className="mt-8 max-w-3xl">
      <p className="max-w-prose text-muted">{say('notifications.notificationChoices.summaryHint')}</p>
      {[...groups].map(([group, choices]) => (
        <Group key={group} group={group} choices={choices} />
      ))}
    </div>
  );
}

function Group({ group, choices }: { group: NotificationGroup; choices: readonly NotificationChoice[] }) {
  const { choose, isSaved: isKept } = useSaveChoices();
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
        {choices.map(({ kind, way }) => (
          <Select
            key={kind}
            name={kind}
            label={describeKind(kind).sayLabel()}
            options={CHANNELS}
            value={way}
            onChange={({ target }) => choose([kind], target.value)}
          />
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
