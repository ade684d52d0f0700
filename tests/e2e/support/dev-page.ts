/** Vite's page of `npm run dev`, for a server that runs already: prints its origin. It ends with its parent. */
import { join } from 'node:path';
import { createServer } from 'vite';

const page = await createServer({
  configFile: join(import.meta.dirname, '../../../vite.config.ts'),
  logLevel: 'warn',
  // A file that changes while tests run must not reload their page.
  server: { port: 0, strictPort: false, watch: null, hmr: false },
});
await page.listen();
process.once('disconnect', () => process.exit());
process.send?.(new URL(page.resolvedUrls?.local[0] ?? '').origin);
