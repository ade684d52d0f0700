/** The built page in front of a server made from the contract alone. */
import { join } from 'node:path';
import { preview } from 'vite';
import { startMock } from '#cli/mock/start-mock.ts';
import { findFreePort } from './free-port.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface ContractServer {
  origin: string;
  stop: () => Promise<void>;
}

export async function startContractServer(): Promise<ContractServer> {
  const api = await startMock();
  const page = await preview({
    root: join(ROOT, 'src/app/web'),
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    preview: {
      host: '127.0.0.1',
      port: await findFreePort(),
      strictPort: true,
      proxy: {
        '/api': { target: api.origin, rewrite: (path: string) => path.slice('/api'.length) },
      },
    },
  });
  const origin = page.resolvedUrls?.local[0]?.replace(/\/$/, '');
  if (!origin) throw new Error('The page is not served');
  return {
    origin,
    stop: async () => {
      await page.close();
      await api.stop();
    },
  };
}
