/** Sends one notification to one device, by its browser's push service (RFC 8030). */
import type { JobKind } from '#platform/server/jobs/jobs.ts';
import type { Logger } from '#platform/server/logging/logger.ts';
import { resolvePublic } from '#platform/server/outgoing/addresses.ts';
import { type Outcome, post } from '#platform/server/outgoing/post.ts';
import { HOUR_S } from '#platform/shared/moment.ts';
import { canBeChosen, wantsPush } from '../../model.ts';
import { authorizationFor } from './authorization.ts';
import { deletePushDevice, noteSent, pauseDevice } from './devices.repository.ts';
import { encryptFor } from './encrypt.ts';
import type { PushNeeds } from './needs.ts';
import { readPushKeys } from './push-keys.ts';
import { topicOf, writePushMessage } from './push-message.ts';
import { findPush, type Push, type WaitingPush } from './pushes.repository.ts';

export const pushJob: JobKind<Push> = { name: 'notifications.push' };

/** What hasn't arrived by then is no news: the list has it. */
const KEPT_HOURS = 24;
const GONE: readonly (number | null)[] = [404, 410];
const TOO_MANY = 429;

/** @throws {Error} to be tried again later. */
export async function sendPush(needs: PushNeeds & { log: Logger }, job: Push): Promise<void> {
  const { db } = needs;
  const push = await findPush(db, job, KEPT_HOURS);
  // It may have been turned off since this job was queued.
  if (!push || !wantsPush(push.kind, push.isChosen)) return;
  const login = (await needs.findLogins(db, [push.sessionId])).get(push.sessionId);
  if (login?.userId !== push.userId) {
    await deletePushDevice(db, push.userId, job.deviceId);
    return;
  }
  if (push.isPaused) throw new Error('The push service has asked for a pause');
  await settle(needs, push, job, await send(needs, push, job));
}

async function send(needs: PushNeeds, push: WaitingPush, { notificationId }: Push): Promise<Outcome> {
  const { vapidSubject, webhookHosts } = needs.config;
  const body = encryptFor(push, JSON.stringify(writePushMessage(push, notificationId)));
  const headers = {
    authorization: await authorizationFor(push.endpoint, await readPushKeys(needs), vapidSubject),
    'content-type': 'application/octet-stream',
    'content-encoding': 'aes128gcm',
    ttl: String(KEPT_HOURS * HOUR_S),
    urgency: canBeChosen(push.kind) ? 'normal' : 'high',
    topic: topicOf(push, notificationId),
  };
  // Ten seconds at most, so that a process that stops needn't end it.
  const stopping = new AbortController().signal;
  return post({ url: push.endpoint, headers, body }, { allowedHosts: webhookHosts, resolve: resolvePublic, stopping });
}

async function settle(
  { db, log }: PushNeeds & { log: Logger },
  { userId }: WaitingPush,
  { deviceId }: Push,
  { status, failure, answer, retryAfter }: Outcome,
): Promise<void> {
  if (failure === null) return noteSent(db, deviceId);
  if (GONE.includes(status)) {
    await deletePushDevice(db, userId, deviceId);
    return;
  }
  if (status !== null && status < 500 && status !== TOO_MANY) {
    log.warn({ device: deviceId, status, failure, answer }, 'A push service has refused a message');
    return;
  }
  if (retryAfter !== null) await pauseDevice(db, deviceId, Math.min(retryAfter, KEPT_HOURS * HOUR_S));
  throw new Error(`A push service did not take a message: ${status ?? failure}`);
}
