import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { getPushSettingsOptions, getPushSettingsQueryKey } from '#generated/notifications/getPushSettings.gen.ts';
import { updatePushDevice } from '#generated/notifications/updatePushDevice.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';
import { toastFailed } from '#platform/browser/calls/toast-failed.ts';
import { useFlow } from '#platform/browser/flows/use-flow.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { DeviceRow } from './device-row.tsx';
import { endDevice, providedPushDeviceMachine } from './push-device-actors.ts';

const queryKey = getPushSettingsQueryKey();

/** The devices that show someone's notifications, and whether this one does. */
export function Devices() {
  const { appName } = readPageSettings();
  const queryClient = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const look = () => queryClient.invalidateQueries({ queryKey });
  const flow = useFlow(providedPushDeviceMachine, undefined, () => void look());
  const state = useSelector(flow, (snapshot) => snapshot);
  const read = useQuery({ ...getPushSettingsOptions(), staleTime: 0 });
  const devices = read.data?.data.devices ?? [];
  const turnOff = () => flow.send({ type: 'device.turnedOff' });
  const end = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await endDevice(id);
    },
    onSuccess: async () => {
      await look();
      list.current?.focus();
    },
    onError: (error) => toastFailed(say('notifications.pushDevice.offFailed'), error),
  });
  const change = useMutation({
    mutationFn: ({ id, showsTexts }: { id: string; showsTexts: boolean }) =>
      updatePushDevice({ path: { id }, body: { showsTexts } }),
    onSuccess: look,
    onError: (error) => toastFailed(say('notifications.devices.changeFailed'), error),
  });
  function endAll() {
    turnOff();
    end.mutate(devices.flatMap(({ id, isCurrent }) => (isCurrent && state.matches('on') ? [] : [id])));
  }
  return (
    <TitledSection id="devices" title={say('notifications.devices.title')} className="mt-10 border-t border-line pt-6">
      <p className="mt-2 max-w-prose text-muted">{say('notifications.devices.lead', { name: appName })}</p>
      <div className="mt-4 max-w-prose">
        {state.matches('looking') && (
          <LoadingState label={say('notifications.devices.loading')}>
            <SkeletonText lines={2} />
          </LoadingState>
        )}
        {state.matches('unread') && (
          <FailedState onRetry={() => flow.send({ type: 'reading.retried' })}>
            {sayFailed(say('notifications.devices.failed'), state.context.error)}
          </FailedState>
        )}
        {state.matches('unsupported') && <p>{say('notifications.devices.unsupported', { name: appName })}</p>}
        {state.matches('uninstalled') && <p>{say('notifications.devices.uninstalled', { name: appName })}</p>}
        {state.matches('blocked') && (
          <>
            <p>{say('notifications.devices.blocked', { name: appName })}</p>
            <Button variant="secondary" className="mt-3" onClick={() => flow.send({ type: 'reading.retried' })}>
              {say('notifications.devices.checkAgain')}
            </Button>
          </>
        )}
        {state.context.failure !== null && (
          <Notice tone="danger" isLive className="mb-4">
            {state.context.failure}
          </Notice>
        )}
        {(state.matches('off') || state.matches('asking') || state.matches('turningOn')) && (
          <Button
            pending={!state.matches('off')}
            pendingLabel={
              state.matches('asking') ? say('notifications.devices.asking') : say('notifications.devices.turningOn')
            }
            onClick={() => flow.send({ type: 'device.turnedOn' })}
          >
            {say('notifications.devices.turnOn')}
          </Button>
        )}
      </div>
      {read.isError && !state.matches('unread') && (
        <FailedRead of={read} className="mt-4" what={say('notifications.devices.failed')} />
      )}
      {devices.length > 0 && (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={say('notifications.devices.list')}
          className="mt-4 divide-y divide-line border-y border-line outline-none"
        >
          {devices.map((device) => {
            const isOwn = device.isCurrent && (state.matches('on') || state.matches('turningOff'));
            return (
              <DeviceRow
                key={device.id}
                device={device}
                isEnding={isOwn ? state.matches('turningOff') : end.isPending && end.variables.includes(device.id)}
                onEnd={() => (isOwn ? turnOff() : end.mutate([device.id]))}
                onChange={(showsTexts) => change.mutate({ id: device.id, showsTexts })}
              />
            );
          })}
        </ul>
      )}
      {devices.length > 1 && (
        <Button variant="secondary" className="mt-4" pending={end.isPending} onClick={endAll}>
          {say('notifications.devices.endAll')}
        </Button>
      )}
    </TitledSection>
  );
}
