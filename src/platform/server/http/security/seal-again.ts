/** Seals stored secrets with the current key, so that the operator can forget the secret before. */
import type { KeyRing } from '../../config/secrets.ts';
import type { Db, Tx } from '../../db/database.ts';
import { seal, unseal } from './sealed-text.ts';

export interface SecretsSealed {
  sealed: number;
  /** They already had the current key. */
  current: number;
  /** The names of those with a secret that was sealed with none of the keys. It stays as it is. */
  unreadable: string[];
}

interface Holder {
  id: string;
  /** As the operator knows it. */
  name: string;
  /** Sealed, in the order in which `save` gets them. */
  secrets: readonly string[];
}

export interface SealedStore {
  /** By id. Locks their rows until the transaction ends. */
  list(tx: Tx, page: { after: string | null; limit: number }): Promise<Holder[]>;
  save(tx: Tx, id: string, secrets: readonly string[]): Promise<void>;
}

/** Few enough that someone who waits for the lock on a row isn't held up. */
const BATCH_SIZE = 200;

/** Can be repeated, and interrupted: each batch is its own transaction. */
export async function sealAgain(
  db: Db,
  keys: KeyRing,
  store: SealedStore,
  batchSize = BATCH_SIZE,
): Promise<SecretsSealed> {
  const total: SecretsSealed = { sealed: 0, current: 0, unreadable: [] };
  let last: string | null = null;
  do {
    const after: string | null = last;
    last = await db.transaction().execute(async (tx) => {
      const holders = await store.list(tx, { after, limit: batchSize });
      for (const holder of holders) await sealOne(tx, keys, store, holder, total);
      return holders.at(-1)?.id ?? null;
    });
  } while (last !== null);
  return total;
}

async function sealOne(
  tx: Tx,
  keys: KeyRing,
  store: SealedStore,
  { id, name, secrets }: Holder,
  total: SecretsSealed,
): Promise<void> {
  const texts = secrets.flatMap((sealed) => unseal(keys, sealed) ?? []);
  if (texts.length < secrets.length) {
    total.unreadable.push(name);
  } else if (secrets.every((sealed) => unseal([keys[0]], sealed) !== null)) {
    total.current += 1;
  } else {
    await store.save(
      tx,
      id,
      texts.map((text) => seal(keys, text)),
    );
    total.sealed += 1;
  }
}
