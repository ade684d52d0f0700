import { type CallLimitTable, perHour } from '#platform/server/http/limits/call-limits.ts';

export const MEDIA_LIMITS = {
  uploadMedia: perHour({ address: 600, account: 200 }),
  // A slow line takes small parts: at 64 kbit/s, an hour has time for 1,800 of the smallest.
  uploadMediaPart: perHour({ address: 20_000, account: 6000 }),
  cancelMediaUpload: perHour({ address: 1200, account: 600 }),
  deleteMedia: perHour({ address: 1200, account: 600 }),
  describeMedia: perHour({ address: 1200, account: 600 }),
} as const satisfies CallLimitTable;
