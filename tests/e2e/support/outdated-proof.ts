import type { RunningServer } from './servers.ts';

/** Makes everyone's login so old that it no longer proves who they are. Call while no page is open, before opening one. */
export const outdateProofs = ({ whileStopped }: RunningServer): Promise<void> =>
  whileStopped(async (database) => {
    await database.run("update sessions set proved_at = proved_at - interval '11 minutes'");
  });
