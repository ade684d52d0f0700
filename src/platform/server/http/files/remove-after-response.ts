/** Temporary folders, one per request. */
import { rm } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';

export function removeAfterResponse(reply: FastifyReply, folder: string): void {
  const remove = () => {
    rm(folder, { recursive: true, force: true }).catch((err) =>
      reply.log.warn({ err }, 'A work folder was left behind'),
    );
  };
  if (reply.raw.closed) remove();
  else reply.raw.once('close', remove);
}
