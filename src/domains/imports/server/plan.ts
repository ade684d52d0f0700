/** A table as it would be imported. */
import type { ImportFault, ImportKind } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { ImportNeeds } from './needs.ts';

export interface PlannedRow {
  row: number;
  title: string;
  detail: string;
  isPresent: boolean;
  /** Rows that lock the same things are made one after the other, and all imports make them in this order. */
  order: string;
  /** @returns the id of what was made; null if it has come to be in the meantime. */
  make: (tx: Tx) => Promise<string | null>;
}

export interface Plan {
  rowCount: number;
  faults: ImportFault[];
  /** Those without faults. */
  rows: PlannedRow[];
  /** What is done once for all rows, after the last, because it locks what others need too. */
  finish?: (tx: Tx) => Promise<void>;
}

export interface PlanNeeds extends Pick<ImportNeeds, 'settings'> {
  db: Db | Tx;
}

export interface TableToPlan {
  kind: ImportKind;
  content: string;
  /** Whose import it is. */
  adminId: string;
}
