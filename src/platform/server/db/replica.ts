/**
 * A streaming replica for what visitors read. Nothing else is read from it, so members always see what they have just
 * written.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { isDatabaseUnavailable } from './database-errors.ts';
import type { ReplicaMonitor } from './replica-monitor.ts';
import type { Connections } from './statement-names.ts';

interface Sources {
  primary: Connections;
  replica: Connections;
  monitor: ReplicaMonitor;
}

const reading = new AsyncLocalStorage<true>();

/** Reads from the replica, if there is one that has caught up. A transaction inside still runs on the primary. */
export const readFromReplica = <T>(block: () => T): T => reading.run(true, block);

/** The primary's connections, and the replica's for what `readFromReplica` encloses. */
export function withReplica({ primary, replica, monitor }: Sources): Connections {
  return {
    options: primary.options,
    connect: async () => {
      if (!reading.getStore() || !monitor.hasCaughtUp()) return primary.connect();
      try {
        return withFailover(await replica.connect(), primary, monitor);
      } catch (error) {
        monitor.markUnavailable(error);
        return primary.connect();
      }
    },
    end: async () => {
      await monitor.stop();
      await Promise.all([primary.end(), replica.end()]);
    },
  };
}

/** A replica's connection, until it fails or a transaction begins: from then on one of the primary's. */
function withFailover(onReplica: pg.PoolClient, primary: Connections, monitor: ReplicaMonitor): pg.PoolClient {
  let current = onReplica;
  const moveToPrimary = async (error?: Error) => {
    const next = await primary.connect();
    onReplica.release(error);
    current = next;
  };
  const query = async (text: string, values: unknown[]) => {
    if (current !== onReplica) return current.query(text, values);
    if (BEGINS_TRANSACTION.test(text)) await moveToPrimary();
    else {
      try {
        return await current.query(text, values);
      } catch (error) {
        if (!isReplicaFailure(error)) throw error;
        monitor.markUnavailable(error);
        await moveToPrimary(error);
      }
    }
    return current.query(text, values);
  };
  return Object.create(onReplica, {
    query: { value: query },
    release: { value: (error?: Error | boolean) => current.release(error) },
  });
}

const BEGINS_TRANSACTION = /^(?:begin|start transaction)\b/i;
/** A replica cancels statements that read row versions which the primary has vacuumed meanwhile. */
const CONFLICTS_WITH_RECOVERY = '40001';
/** A statement that took too long would do so on the primary too. */
const QUERY_CANCELED = '57014';

function isReplicaFailure(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  return code === CONFLICTS_WITH_RECOVERY || (code !== QUERY_CANCELED && isDatabaseUnavailable(error));
}
