import type { PushSettings } from '#generated/types.gen.ts';
import { type Caller, callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { listPushDevices } from './devices.repository.ts';
import type { PushNeeds } from './needs.ts';
import { readPushKeys } from './push-keys.ts';

export const getPushSettings: Call<'getPushSettings', PushNeeds> = async (needs, request) =>
  ok('Devices that are sent your notifications.', await readPushSettings(needs, callerOf(request)));

export async function readPushSettings(needs: PushNeeds, { userId, sessionId }: Caller): Promise<PushSettings> {
  const { publicKey } = await readPushKeys(needs);
  const devices = await listPushDevices(needs.db, userId);
  const logins = await needs.findLogins(
    needs.db,
    devices.map((each) => each.sessionId),
  );
  return {
    publicKey,
    devices: devices.flatMap((each) => {
      const login = logins.get(each.sessionId);
      if (!login) return [];
      return {
        id: each.id,
        device: login.device,
        isCurrent: each.sessionId === sessionId,
        showsTexts: each.showsTexts,
        addedAt: each.createdAt.toISOString(),
        lastSentAt: each.lastSentAt?.toISOString() ?? null,
      };
    }),
  };
}
