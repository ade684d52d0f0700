/** Temporary folders, one per request. */
import { rm } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';

/** What still uses the folders of a request. */
const uses = new WeakMap<FastifyReply, Promise<unknown>>();

/** The client may be gone before its request is handled: the folders stay until then. */
export function keepFoldersDuring<Result>(reply: FastifyReply, work: Promise<Result>): Promise<Result> {
  uses.set(
    reply,
    work.catch(() => undefined),
  );
  return work;
}

export function removeAfterResponse(reply: FastifyReply, folder: string): void {
  const remove = async () => {
    await uses.get(reply);
    await rm(folder, { recursive: true, force: true }).catch((err) =>
      reply.log.warn({ err }, 'A work folder was left behind'),
    );
  };
  if (reply.raw.closed) void remove();
  else reply.raw.once('close', () => void remove());
}
