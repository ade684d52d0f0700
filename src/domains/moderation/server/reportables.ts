/** What moderation needs of each kind that can be reported. src/app/server/domains.ts collects it from the domains. */
import type { TitleFact } from '#domains/audit/entry-facts.ts';
import type { FileRow } from '#domains/media/server/public.ts';
import type { ReportKind } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';

export interface ReportedThing {
  /** The person whom a decision concerns. */
  ownerId: string;
  title: string | TitleFact;
  text: string | null;
  /** The path of its page. */
  link: string;
  media: readonly FileRow[];
  /** Whether it isn't public, for whatever reason. */
  isHidden: boolean;
}

export interface Hiding {
  isHidden: boolean;
  /** Null if enough reports hid it. */
  actorId: string | null;
  /** The title of what is hidden or shown. */
  title: string | TitleFact;
  reason?: string;
  /**
   * The people whom the caller notifies later in the transaction. A kind that notifies people itself locks their
   * counters together with those of its own.
   */
  notifiedLater?: readonly string[];
}

export interface Reportable {
  /** Undefined if this viewer can't see it. */
  find(db: Db, viewer: Viewer, id: string): Promise<ReportedThing | undefined>;
  /** Left out for profiles, which can't be hidden. Records it in the audit log. @returns whether anything changed. */
  setHidden?: (tx: Tx, id: string, hiding: Hiding) => Promise<boolean>;
  /** Whether enough reports hide it until it's decided. */
  isHiddenByReports?: boolean;
}

export type Reportables = Readonly<Record<ReportKind, Reportable>>;
