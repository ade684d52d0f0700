import type { Administration } from '#domains/auth/server/administration.service.ts';
import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { csvHeaders, csvStream } from '#platform/http/csv.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import type { RateLimiter } from '#platform/http/rate-limits.ts';
import { xlsxHeaders, xlsxStream } from '#platform/http/xlsx.ts';
import { listAccountPage, readAccount } from './accounts.service.ts';
import { exportAccounts } from './export.service.ts';
import { createAdministrationLimits } from './rate-limits.ts';

interface AccountNeeds {
  db: Db;
  limiter: RateLimiter;
  administration: Administration;
}

export function createAccountHandlers(
  needs: AccountNeeds,
): Handlers<'listAllUsers' | 'administerUser' | 'exportUsers'> {
  const { db, administration } = needs;
  const limits = createAdministrationLimits(needs.limiter);
  return {
    listAllUsers: async (request, reply) => {
      const { rows, meta } = await listAccountPage(db, request.query);
      return reply.code(200).send(ok('Accounts.', { data: rows, meta }));
    },

    administerUser: async (request, reply) => {
      const { id } = request.params;
      await limits.take('administerUser', request);
      await administration.administer(callerOf(request).userId, id, request.body);
      return reply.code(200).send(ok('Account changed.', await readAccount(db, id)));
    },

    exportUsers: async (request, reply) => {
      const { format = 'csv', ...query } = request.query;
      await limits.take('exportUsers', request);
      const file = await exportAccounts(db, callerOf(request).userId, { ...query, format });
      reply.headers(format === 'csv' ? csvHeaders(file) : xlsxHeaders(file));
      return reply.code(200).send(format === 'csv' ? csvStream(file) : xlsxStream(file));
    },
  };
}
