import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';
import { deletePushDevice } from './devices.repository.ts';
import { readPushSettings } from './get-push-settings.ts';
import type { PushNeeds } from './needs.ts';

/** @throws {Failure} 404 for someone else's. */
export const removePushDevice: Call<'removePushDevice', PushNeeds> = async (needs, request) => {
  const caller = callerOf(request);
  if (!(await deletePushDevice(needs.db, caller.userId, request.params.id)))
    throw notFound(say('notifications.failures.noPushDevice'));
  return ok('Nothing more is sent to the device.', await readPushSettings(needs, caller));
};
