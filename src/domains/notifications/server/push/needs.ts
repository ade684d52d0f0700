/** What sending to devices needs of others. */
import type { Config } from '#platform/server/config/config.ts';
import type { Keys } from '#platform/server/config/secrets.ts';
import type { Db } from '#platform/server/db/database.ts';

export interface PushLogin {
  userId: string;
  /** Browser and operating system; null if unknown. */
  device: string | null;
}

/** From the domain of logins, which is above this one: those of these sessions that haven't ended. */
export type PushLogins = (db: Db, sessionIds: readonly string[]) => Promise<ReadonlyMap<string, PushLogin>>;

export interface PushNeeds {
  db: Db;
  config: Pick<Config, 'vapid' | 'vapidSubject' | 'webhookHosts'>;
  keys: Pick<Keys, 'push'>;
  findLogins: PushLogins;
}
