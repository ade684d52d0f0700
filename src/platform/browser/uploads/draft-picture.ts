/** A picture or document of a draft before it is submitted; its file is stored separately under its key. */
import * as z from 'zod/mini';
import type { Media } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

const zPosition = z.object({ latitude: z.number(), longitude: z.number() });

/** To a tenth of a degree, about 10 km. */
export type PicturePosition = z.infer<typeof zPosition>;

export const zDraftPicture = z.object({
  /** Identifies it within the draft, its file among the draft's files, and its upload on the server. */
  key: z.string(),
  kind: z.enum(['picture', 'document']),
  name: z.string(),
  alt: z.string(),
  /** Null until it is on the server. */
  mediaId: z.nullable(z.string()),
  /** The alt text that the server has. */
  sentAlt: z.string(),
  /** The address of a picture that was on the server before the draft began; others are shown from their file. */
  url: z.nullable(z.string()),
  /** Where it was taken, which its file says only if the member lets it. Missing if nothing is known of it here. */
  position: z.optional(zPosition),
  /** Its file couldn't be read here, and may still say all that a camera wrote. */
  isUnread: z.optional(z.literal(true)),
});

export type DraftPicture = z.infer<typeof zDraftPicture>;

/** The draft's entry for a picture that is already on the server. */
export function pictureOf({ id, kind, fileName, alt, widths, url }: Media): DraftPicture {
  const name =
    fileName ?? (kind === 'picture' ? say('platform.draftPicture.picture') : say('platform.draftPicture.document'));
  return { key: id, kind, name, alt: alt ?? '', mediaId: id, sentAlt: alt ?? '', url: widths[0]?.url ?? url };
}

/** Existing pictures are kept; the draft's own are described again if their alt text changed. */
export const isToUpload = ({ mediaId, alt, sentAlt, url }: DraftPicture): boolean =>
  mediaId === null || (url === null && alt.trim() !== sentAlt);

/** The pictures as the call's input, in order. */
export const mediaIdsOf = (pictures: readonly DraftPicture[]): string[] =>
  pictures.flatMap(({ mediaId }) => (mediaId === null ? [] : [mediaId]));
