/** The limits of this domain's calls. */
import { type CallLimitTable, perHour } from '#platform/server/http/limits/call-limits.ts';

export const SETTINGS_LIMITS = {
  changeCommunitySettings: perHour({ address: 600, account: 300 }),
  uploadLookPicture: perHour({ address: 240, account: 120 }),
  sendTestMail: perHour({ address: 60, account: 30 }),
} as const satisfies CallLimitTable;
