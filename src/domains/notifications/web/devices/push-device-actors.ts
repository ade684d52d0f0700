/** What this device's browser and the server do for its notifications. */
import { fromPromise } from 'xstate';
import { addPushDevice } from '#generated/notifications/addPushDevice.gen.ts';
import { getPushSettings } from '#generated/notifications/getPushSettings.gen.ts';
import { removePushDevice } from '#generated/notifications/removePushDevice.gen.ts';
import { isRefusedFor } from '#platform/browser/calls/api-error.ts';
import { workerAddress } from '#platform/browser/page/trusted-types.ts';
import { type DeviceAbility, pushDeviceMachine } from '../../flows/push-device.ts';

export const providedPushDeviceMachine = pushDeviceMachine.provide({
  actors: {
    lookAtDevice: fromPromise(async () => {
      const device = await findOwn();
      return lookAtBrowser(device !== null);
    }),
    askPermission: fromPromise(() => Notification.requestPermission()),
    turnDeviceOn: fromPromise(async () => {
      const { publicKey } = (await getPushSettings()).data.data;
      await navigator.serviceWorker.register(workerAddress());
      const { pushManager } = await navigator.serviceWorker.ready;
      // Another key than before refuses to subscribe.
      await (await pushManager.getSubscription())?.unsubscribe();
      const { endpoint, keys } = (
        await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
      ).toJSON();
      const { p256dh = '', auth = '' } = keys ?? {};
      await addPushDevice({ body: { endpoint: endpoint ?? '', p256dh, auth } });
    }),
    turnDeviceOff: fromPromise(async () => {
      const device = await findOwn();
      if (device) await endDevice(device.id);
      await (await findSubscription())?.unsubscribe();
    }),
  },
});

/** One that is gone already counts as ended. */
export async function endDevice(id: string): Promise<void> {
  await removePushDevice({ path: { id } }).catch((error: unknown) => {
    if (!isRefusedFor(error, 'not_found')) throw error;
  });
}

async function findOwn() {
  const { devices } = (await getPushSettings()).data.data;
  return devices.find(({ isCurrent }) => isCurrent) ?? null;
}

async function lookAtBrowser(isKnown: boolean): Promise<DeviceAbility> {
  if (!('PushManager' in window && 'Notification' in window))
    // Only Safari on iPhones and iPads knows the property.
    return 'standalone' in navigator && navigator.standalone === false ? 'uninstalled' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return isKnown && (await findSubscription()) !== null ? 'on' : 'off';
}

async function findSubscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}
