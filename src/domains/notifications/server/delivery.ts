/** Delivers new notifications of this process and others: to the open streams, and to the queues of emails and of messages to devices. */
import type { Db } from '#platform/server/db/database.ts';
import type { Listen } from '#platform/server/db/listening.ts';
import type { FindValid } from '#platform/server/http/caller.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Logger } from '#platform/server/logging/logger.ts';
import { enqueueDue } from './emails/enqueue-due.ts';
import { createMailRound } from './emails/mail-round.ts';
import { createHub, type Hub } from './live/hub.ts';
import { enqueuePushes } from './push/enqueue-pushes.ts';

interface DeliveryNeeds {
  db: Db;
  jobs: Jobs;
  log: Logger;
  findValid: FindValid;
}

export interface Delivery {
  hub: Hub;
  /** Call once the job runner has started. */
  start(listen: Listen): Promise<void>;
  /** Closes the open streams. */
  stop(): Promise<void>;
}

export function createDelivery({ db, jobs, log, findValid }: DeliveryNeeds): Delivery {
  const hub = createHub({ db, log, findValid });
  const mailRound = createMailRound(() =>
    Promise.all([enqueueDue({ db, jobs }), enqueuePushes({ db, jobs })]).then(
      () => undefined,
      (error: unknown) => log.warn({ err: error }, 'Queueing what notifications send failed; retrying within a minute'),
    ),
  );
  return {
    hub,
    start: (listen) => hub.start(listen, mailRound.hear),
    stop: async () => {
      await hub.stop();
      await mailRound.stop();
    },
  };
}
