import type { Import } from '#generated/types.gen.ts';
import type { ImportRecord } from './imports.repository.ts';

export const presentImport = (record: ImportRecord): Import => ({
  id: record.id,
  kind: record.kind,
  state: record.state,
  rowCount: record.rowCount,
  rowsDone: record.rowsDone,
  newCount: record.newCount,
  presentCount: record.presentCount,
  faults: record.faults,
  sendsInvitations: record.sendsInvitations,
  createdAt: record.createdAt.toISOString(),
  endedAt: record.endedAt?.toISOString() ?? null,
});
