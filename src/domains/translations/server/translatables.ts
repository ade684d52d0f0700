/** What can be translated, kind by kind. src/app/server/translatables.ts collects it from the domains. */
import type { TextKind } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';

export interface TranslatableText {
  /** Null where there is none, as with comments. */
  title: string | null;
  text: string;
  writerId: string;
  /** Whether the viewer may edit it, and so knows its language. */
  isEditable: boolean;
  /** Only if the text is HTML: makes what a service sent back safe to show, and complete. */
  cleanHtml?: (html: string) => string;
}

export interface Translatable {
  /** Undefined if this viewer can't read it, by the same rules as for reading it anywhere else. */
  find(db: Db | Tx, viewer: Viewer, id: string): Promise<TranslatableText | undefined>;
  /** The next texts after an id, in the order of the ids. */
  listWritten(db: Db, after: string, most: number): Promise<WrittenText[]>;
}

export interface WrittenText {
  id: string;
  text: string;
  writerId: string;
}

export type Translatables = Readonly<Record<TextKind, Translatable>>;
