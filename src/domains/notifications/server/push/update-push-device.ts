import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';
import { setShowsTexts } from './devices.repository.ts';
import { readPushSettings } from './get-push-settings.ts';
import type { PushNeeds } from './needs.ts';

/** @throws {Failure} 404 for someone else's. */
export const updatePushDevice: Call<'updatePushDevice', PushNeeds> = async (needs, request) => {
  const caller = callerOf(request);
  const isOwn = await setShowsTexts(needs.db, caller.userId, request.params.id, request.body.showsTexts);
  if (!isOwn) throw notFound(say('notifications.failures.noPushDevice'));
  return ok('Saved.', await readPushSettings(needs, caller));
};
