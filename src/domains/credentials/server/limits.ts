/** The limits of this domain's calls. */
import { type CallLimitTable, perHour, perQuarterHour } from '#platform/server/http/limits/call-limits.ts';

export const CREDENTIAL_LIMITS = {
  makeYearRecord: perHour({ address: 600, account: 120 }),
  shareCredential: perHour({ address: 1200, account: 600 }),
  chooseCredentialSubject: perHour({ address: 1200, account: 600 }),
  // Each signs, and may draw a picture.
  downloadCredential: perQuarterHour({ address: 600, account: 200 }),
  makeCredentialMilestone: perHour({ address: 300, account: 120 }),
  updateCredentialMilestone: perHour({ address: 300, account: 120 }),
  retireCredentialMilestone: perHour({ address: 300, account: 120 }),
} as const satisfies CallLimitTable;
