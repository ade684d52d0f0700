import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { createOwnMedia, type OwnNeeds } from './own.service.ts';

export function createOwnMediaHandlers(needs: OwnNeeds): Handlers<'listMyMedia'> {
  const readOwn = createOwnMedia(needs);
  return {
    listMyMedia: async (request) => ok('Your files.', await readOwn(callerOf(request).userId, request.query)),
  };
}
