/** Serves Vite's page of `npm run dev` for a running server, and sends its origin to the parent, with which it ends. */
import { join } from 'node:path';
import { createServer } from 'vite';

const page = await createServer({
  configFile: join(import.meta.dirname, '../../../vite.config.ts'),
  logLevel: 'warn',
  // The page mustn't reload if a file changes while tests run.
  server: { port: 0, strictPort: false, watch: null, hmr: false },
});
await page.listen();
process.once('disconnect', () => process.exit());
process.send?.(new URL(page.resolvedUrls?.local[0] ?? '').origin);
