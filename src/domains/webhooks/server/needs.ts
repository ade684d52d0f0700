/** What the domain needs of others. */
import type { CouncilRef } from '#generated/types.gen.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Keys } from '#platform/server/config/secrets.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';

export interface OwnedCouncil {
  ref: CouncilRef;
  ownerId: string;
}

/** From the domain of councils, which is above this one. */
export interface WebhookCouncils {
  listOwned(db: Db | Tx, userId: string): Promise<CouncilRef[]>;
  /** By their ids. */
  find(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, OwnedCouncil>>;
}

export interface WebhookNeeds {
  db: Db;
  config: Pick<Config, 'publicOrigin' | 'webhookHosts'>;
  keys: Pick<Keys, 'webhooks'>;
  councils: WebhookCouncils;
}
