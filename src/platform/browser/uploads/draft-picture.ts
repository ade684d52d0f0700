/** A picture or a paper of a draft, as it is before it is sent: its file is kept beside the draft under its key. */
import * as z from 'zod/mini';
import type { Media } from '../../../../generated/types.gen.ts';

export const zDraftPicture = z.object({
  /** Names it within the draft, and its file among the draft's files. */
  key: z.string(),
  kind: z.enum(['picture', 'document']),
  name: z.string(),
  alt: z.string(),
  /** Null until it is on the server. */
  mediaId: z.nullable(z.string()),
  /** What the server was told it shows. */
  sentAlt: z.string(),
  /** Where one can be seen that was on the server before the draft began; the others are shown from their file. */
  url: z.nullable(z.string()),
});

export type DraftPicture = z.infer<typeof zDraftPicture>;

/** One that is on the server already. */
export function pictureOf({ id, kind, fileName, alt, widths, url }: Media): DraftPicture {
  const name = fileName ?? (kind === 'picture' ? 'Picture' : 'Document');
  return { key: id, kind, name, alt: alt ?? '', mediaId: id, sentAlt: alt ?? '', url: widths[0]?.url ?? url };
}

/** What was on the server before the draft began stays as it is; what the draft brought goes again when its text changed. */
export const isToUpload = ({ mediaId, alt, sentAlt, url }: DraftPicture): boolean =>
  mediaId === null || (url === null && alt.trim() !== sentAlt);

/** What a call is sent of them, in their order. */
export const mediaIdsOf = (pictures: readonly DraftPicture[]): string[] =>
  pictures.flatMap(({ mediaId }) => (mediaId === null ? [] : [mediaId]));
