import { createECDH } from 'node:crypto';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid, tokenInvalid } from '#platform/server/http/failure.ts';
import { findAddressFault } from '#platform/server/outgoing/addresses.ts';
import { putPushDevice } from './devices.repository.ts';
import { readPushSettings } from './get-push-settings.ts';
import type { PushNeeds } from './needs.ts';

/** @throws {Failure} 422 by field. */
export const addPushDevice: Call<'addPushDevice', PushNeeds> = async (needs, request) => {
  const caller = callerOf(request);
  const { userId, sessionId } = caller;
  if (sessionId === null) throw tokenInvalid();
  const { endpoint, p256dh, auth } = request.body;
  if (findAddressFault(endpoint, needs.config.webhookHosts) !== null)
    throw invalid([{ field: 'endpoint', message: say('notifications.failures.pushAddress') }]);
  if (!isPoint(p256dh)) throw invalid([{ field: 'p256dh', message: say('notifications.failures.pushKey') }]);
  await needs.db
    .transaction()
    .execute((tx) => putPushDevice(tx, { userId, sessionId, endpoint: new URL(endpoint).href, p256dh, auth }));
  return ok('Notifications are sent to this device.', await readPushSettings(needs, caller));
};

/** Whether something can be encrypted for it. */
function isPoint(key: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(key, 'base64url');
    return true;
  } catch {
    return false;
  }
}
