/** Sends the next event to a webhook that this process has claimed. */
import type { Tx } from '#platform/server/db/database.ts';
import { unseal } from '#platform/server/http/security/sealed-text.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Logger } from '#platform/server/logging/logger.ts';
import { type PostNeeds, post as sendPost } from '#platform/server/outgoing/post.ts';
import { followDelivery } from '../../delivery-lifecycle.ts';
import { followWebhook, webhookStateOf } from '../../webhook-lifecycle.ts';
import { withholdAll } from '../deliveries/deliveries.repository.ts';
import { bodyOf } from '../events/body.ts';
import { EVENT_SCHEMAS } from '../events/event-types.ts';
import { findWebhookForUpdate, setOffReason } from '../manage/webhooks.repository.ts';
import type { WebhookNeeds } from '../needs.ts';
import { isAllowed } from '../rights.repository.ts';
import {
  type BegunAttempt,
  beginAttempt,
  type EventOutcome,
  noteFailure,
  pauseWebhook,
  type Sent,
  setDelivered,
  setOutcome,
  undoAttempt,
} from './claims.repository.ts';
import { pauseAfter, pauseOfWebhook } from './retries.ts';
import { signedHeaders } from './signature.ts';
import { switchedOffMail } from './switched-off-mail.ts';

export interface SendNeeds extends WebhookNeeds {
  jobs: Pick<Jobs, 'enqueue'>;
  log: Logger;
  post: PostNeeds;
  /** Waits for one of the few database connections that sending may use at once. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
}

const GONE = 410;
const NOTHING_SENT: EventOutcome = { status: null, failure: 'invalid', answer: null, tookMs: 0 };

/** @returns whether there may be more to send now. @throws {Error} if the process stops meanwhile. */
export async function sendNext(needs: SendNeeds, webhookId: string, claimId: string): Promise<boolean> {
  const { db, inTurn } = needs;
  const [attempt] = await inTurn(() => beginAttempt(db, { webhookId, claimId }));
  if (!attempt) return false;
  if (!(await inTurn(() => mayReceive(needs, attempt)))) {
    await inTurn(() => withholdAll(db, webhookId));
    return false;
  }
  const sent = await send(needs, attempt);
  if (sent === null) {
    await inTurn(() => settleUnsent(needs, attempt));
    return true;
  }
  if (sent.outcome.failure === null) await inTurn(() => settleSuccess(needs, attempt, sent));
  else await inTurn(() => db.transaction().execute((tx) => settleFailure(needs, tx, attempt, sent)));
  return sent.outcome.failure === null;
}

async function mayReceive({ db, councils }: SendNeeds, attempt: BegunAttempt): Promise<boolean> {
  const { councilId } = attempt;
  const council = councilId === null ? undefined : (await councils.find(db, [councilId])).get(councilId);
  return isAllowed(attempt, council?.ownerId);
}

/** @returns null for what can't be sent. */
async function send({ db, config, keys, log, post }: SendNeeds, attempt: BegunAttempt): Promise<Sent | null> {
  const { id, type, url } = attempt;
  const body = bodyOf(attempt, config.publicOrigin);
  const checked = EVENT_SCHEMAS[type].safeParse(JSON.parse(body));
  const sealed = [attempt.sealedSecret, ...(attempt.oldSealedSecret === null ? [] : [attempt.oldSealedSecret])];
  const secrets = sealed.flatMap((each) => unseal(keys.webhooks, each) ?? []);
  if (!checked.success || secrets.length === 0) {
    log.error({ delivery: id, type, isValid: checked.success }, 'An event can’t be sent');
    return null;
  }
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Groundswell',
    ...signedHeaders({ id, sentAt: new Date(), body }, secrets),
  };
  try {
    const outcome = await sendPost({ url, headers, body }, post);
    return { id, url, headers: Object.entries(headers).map(([name, value]) => ({ name, value })), outcome };
  } catch (error) {
    await undoAttempt(db, id);
    throw error;
  }
}

/** The next attempt would be the same, and says nothing about the receiver. */
async function settleUnsent({ db }: SendNeeds, { id, state, url }: BegunAttempt): Promise<void> {
  const next = followDelivery(state, { type: 'attempt.failed', isLast: true });
  if (next === null) throw new Error(`A delivery that is ${state} can't fail`);
  await setOutcome(db, { id, url, headers: [], outcome: NOTHING_SENT, state: next, againInSeconds: null });
}

async function settleSuccess({ db }: SendNeeds, { state, webhookId }: BegunAttempt, sent: Sent): Promise<void> {
  const next = followDelivery(state, { type: 'attempt.succeeded' });
  if (next === null) throw new Error(`A delivery that is ${state} can't succeed`);
  const { id, url, headers, outcome } = sent;
  const { status, answer, tookMs } = outcome;
  await setDelivered(db, { id, webhookId, state: next, status, tookMs, url, headers: JSON.stringify(headers), answer });
}

async function settleFailure(
  { jobs }: SendNeeds,
  tx: Tx,
  { state, webhookId, tries, askedAt }: BegunAttempt,
  sent: Sent,
): Promise<void> {
  const webhook = await findWebhookForUpdate(tx, { id: webhookId, ownerId: null });
  // Deleted meanwhile, with its deliveries.
  if (!webhook) return;
  // Off since the attempt began: its delivery was given up with the others.
  if (webhook.offReason !== null) return;
  const pause = pauseAfter(tries);
  const next = followDelivery(state, { type: 'attempt.failed', isLast: pause === null });
  if (next === null) throw new Error(`A delivery that is ${state} can't fail`);
  await setOutcome(tx, { ...sent, state: next, againInSeconds: pause });
  const failures = await noteFailure(tx, webhookId);
  // If other events arrived meanwhile, only this one is given up.
  const hasLasted = pause === null && (webhook.deliveredAt === null || webhook.deliveredAt < askedAt);
  const status = followWebhook(
    { state: webhookStateOf(webhook), offReason: null },
    sent.outcome.status === GONE ? { type: 'receiver.gone' } : { type: 'attempt.failed', hasLasted },
  );
  if (status?.state === 'off' && status.offReason !== null) {
    await setOffReason(tx, webhookId, status.offReason);
    await withholdAll(tx, webhookId);
    await jobs.enqueue(tx, switchedOffMail, { webhookId });
    return;
  }
  const seconds = pauseOfWebhook(failures);
  if (seconds !== null) await pauseWebhook(tx, webhookId, seconds);
}
