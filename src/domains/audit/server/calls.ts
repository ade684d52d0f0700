/** The domain’s call. */
import { listAuditLog } from './list-audit-log.ts';

export const auditCalls = { listAuditLog };
