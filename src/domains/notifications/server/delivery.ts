/** The domain’s calls, and its work in the background. */
import type { Keys } from '#platform/config/secrets.ts';
import type { Listen } from '#platform/db/listening.ts';
import type { FindValid } from '#platform/http/caller.ts';
import type { Logger } from '#platform/logging/logger.ts';
import { createExpiry } from './expiry.ts';
import { createInboxHandlers, type InboxHandlers } from './inbox/list-notifications.ts';
import { createHub } from './live/hub.ts';
import { createMailRound } from './emails/mail-round.ts';
import { createLetters, type LetterNeeds, type Letters } from './emails/letters.ts';
import { createStreamHandler, type StreamHandler } from './live/stream-notifications.ts';
import { createUnsubscribeLinks } from './choices/unsubscribe-links.ts';

interface NotificationNeeds extends Omit<LetterNeeds, 'unsubscribing'> {
  keys: Keys;
  log: Logger;
  findValid: FindValid;
}

export interface Notifications {
  handlers: InboxHandlers & StreamHandler;
  letters: Letters;
  /** Call once the job runner has started. */
  start(listen: Listen): Promise<void>;
  /** Closes the open streams. */
  stop(): Promise<void>;
}

const EVERY_NIGHT = '41 3 * * *';

export function createNotifications({ keys, log, findValid, ...needs }: NotificationNeeds): Notifications {
  const { db } = needs;
  const unsubscribing = createUnsubscribeLinks(keys.unsubscribing);
  const { letters, enqueueDue } = createLetters({ ...needs, unsubscribing });
  const hub = createHub({ db, log, findValid });
  needs.jobs.repeat('notifications.sweep', EVERY_NIGHT, createExpiry(db));

  const mailRound = createMailRound(() =>
    enqueueDue().catch((error: unknown) =>
      log.warn({ err: error }, 'Queueing notification emails failed; retrying within a minute'),
    ),
  );
  return {
    handlers: { ...createInboxHandlers({ db, unsubscribing }), ...createStreamHandler(hub) },
    letters,
    start: (listen) => hub.start(listen, mailRound.hear),
    stop: async () => {
      await hub.stop();
      await mailRound.stop();
    },
  };
}
