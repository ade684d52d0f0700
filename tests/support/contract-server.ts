/** A server that knows nothing of ours but the contract: an independent mock makes its answers from the examples. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { preview } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const PRISM = 'node_modules/@stoplight/prism-cli/dist/index.js';
const READY = 'Prism is listening';

export interface ContractServer {
  origin: string;
  stop: () => Promise<void>;
}

/** Serves the built page, with the mock behind the address of the API. */
export async function startContractServer(): Promise<ContractServer> {
  const port = await findFreePort();
  const mock = await startMock(port);
  const page = await preview({
    root: join(ROOT, 'src/app'),
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    preview: {
      host: '127.0.0.1',
      port: await findFreePort(),
      strictPort: true,
      proxy: {
        '/api': { target: `http://127.0.0.1:${port}`, rewrite: (path: string) => path.slice('/api'.length) },
      },
    },
  });
  const origin = page.resolvedUrls?.local[0]?.replace(/\/$/, '');
  if (!origin) throw new Error('The page is not served');
  return {
    origin,
    stop: async () => {
      await page.close();
      const gone = once(mock, 'exit');
      mock.kill();
      await gone;
    },
  };
}

async function startMock(port: number): Promise<ChildProcess> {
  const args = [
    PRISM,
    'mock',
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--errors',
    '--multiprocess=false',
    'generated/openapi.json',
  ];
  const mock = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes(READY)) resolve();
    };
    mock.stdout.on('data', hear);
    mock.stderr.on('data', hear);
    mock.once('exit', (code) => reject(new Error(`The mock server ended with ${code}:\n${said}`)));
  });
  return mock;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No port was given');
  return address.port;
}
