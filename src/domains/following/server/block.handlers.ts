import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { readPage } from '#platform/http/paging.ts';
import { deleteBlock } from './blocks.repository.ts';
import { block } from './blocks.service.ts';
import { BLOCKED } from './lists.repository.ts';
import { presentBlocked } from './present.ts';

export function createBlockHandlers(db: Db): Handlers<'blockPerson' | 'unblockPerson' | 'listBlocked'> {
  return {
    blockPerson: async (request) => {
      await block(db, callerOf(request).userId, request.body.id);
      return ok('Blocked.', null);
    },

    unblockPerson: async (request) => {
      await deleteBlock(db, callerOf(request).userId, request.params.id);
      return ok('Unblocked.', null);
    },

    listBlocked: async (request) => {
      const { rows, meta } = await BLOCKED.read(db, callerOf(request).userId, readPage(request.query, BLOCKED.order));
      return ok('The people you block.', { data: rows.map(presentBlocked), meta });
    },
  };
}
