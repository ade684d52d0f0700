import type { Administration } from '#domains/auth/server/public.ts';
import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { csvHeaders, csvStream } from '#platform/http/csv.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { xlsxHeaders, xlsxStream } from '#platform/http/xlsx.ts';
import { listAccountPage, readAccount } from './accounts.ts';
import { exportAccounts } from './export-users.ts';

interface AccountNeeds {
  db: Db;
  administration: Administration;
}

export function createAccountHandlers({
  db,
  administration,
}: AccountNeeds): Handlers<'listAllUsers' | 'administerUser' | 'exportUsers'> {
  return {
    listAllUsers: async (request) => {
      const { rows, meta } = await listAccountPage(db, request.query);
      return ok('Accounts.', { data: rows, meta });
    },

    administerUser: async (request) => {
      const { id } = request.params;
      await administration.administer(callerOf(request).userId, id, request.body);
      return ok('Account changed.', await readAccount(db, id));
    },

    exportUsers: async (request, reply) => {
      const { format = 'csv', ...query } = request.query;
      const file = await exportAccounts(db, callerOf(request).userId, { ...query, format });
      reply.headers(format === 'csv' ? csvHeaders(file) : xlsxHeaders(file));
      return reply.code(200).send(format === 'csv' ? csvStream(file) : xlsxStream(file));
    },
  };
}
