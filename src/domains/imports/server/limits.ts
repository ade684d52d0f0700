/** The limits of this domain's calls. */
import { type CallLimitTable, perHour } from '#platform/server/http/limits/call-limits.ts';

export const IMPORT_LIMITS = {
  checkImport: perHour({ address: 240, account: 120 }),
  startImport: perHour({ address: 120, account: 60 }),
} as const satisfies CallLimitTable;
