import { once } from 'node:events';
import { createServer } from 'node:net';

/** On this machine only; free at the moment. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port could be found');
  return address.port;
}
