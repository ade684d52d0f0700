/** The demo community's server, as `npm start` runs it. */
import { bundlePrograms } from '#cli/release/bundle-for-start.ts';
import { type ServerProcess, type ServerProcessOptions, startServerProcess } from '../support/server-process.ts';

export async function startDemoServer(options: Omit<ServerProcessOptions, 'entry'>): Promise<ServerProcess> {
  const { demo } = await bundlePrograms();
  return await startServerProcess({ ...options, entry: demo });
}
