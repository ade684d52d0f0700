/** Serves the pictures that `npm run flows -- --pictures` took to the inspector. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { FLOW_PICTURES } from '../../../shared/flow-picture.ts';

/** Nothing is cached, since they may be taken while the server runs. */
export function serveFlowPictures(app: FastifyInstance, folder: string): void {
  const { address, index } = FLOW_PICTURES;
  app.get(`${address}/${index}`, async (_request, reply) => {
    const path = join(folder, index);
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8');
    return reply.send(existsSync(path) ? await readFile(path, 'utf8') : '');
  });
  app.get<{ Params: { '*': string } }>(`${address}/*`, ({ params }, reply) =>
    existsSync(folder) ? reply.header('cache-control', 'no-cache').sendFile(params['*'], folder) : reply.callNotFound(),
  );
}
