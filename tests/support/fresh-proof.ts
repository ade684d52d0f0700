/** The proof of who is calling that a session has. */
import type { TestServer } from './server.ts';

/** Makes the last proof in every session of a person older than the ten minutes for which it counts. */
export const letProofsPass = ({ database }: Pick<TestServer, 'database'>, userId: string) =>
  database.run("update sessions set proved_at = proved_at - interval '11 minutes' where user_id = $1", [userId]);
