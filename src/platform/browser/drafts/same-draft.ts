/** Compares and merges the versions of a draft that two tabs have. */
import type * as z from 'zod/mini';
import type { AnyDraft } from './draft-form-parts.ts';

/** Whether a person would see no difference: how far its pictures are uploaded doesn't count. */
export function isSameText(schema: z.ZodMiniType<AnyDraft>, one: AnyDraft, other: AnyDraft): boolean {
  return textOf(schema, one) === textOf(schema, other);
}

function textOf(schema: z.ZodMiniType<AnyDraft>, draft: AnyDraft): string {
  // Parsing puts their fields in the same order.
  const { pictures, ...rest } = schema.parse(draft);
  return JSON.stringify([rest, pictures.map((picture) => ({ ...picture, mediaId: null, sentAlt: '' }))]);
}

/** The draft with the uploads of its pictures from whichever tab is further. */
export function withUploads(draft: AnyDraft, { pictures }: AnyDraft): AnyDraft {
  return {
    ...draft,
    pictures: draft.pictures.map((picture) => {
      const known = pictures.find(({ key }) => key === picture.key);
      if (!known || known.mediaId === null) return picture;
      const isFurther = picture.mediaId === null || (picture.sentAlt !== picture.alt && known.sentAlt === picture.alt);
      return isFurther ? { ...picture, mediaId: known.mediaId, sentAlt: known.sentAlt } : picture;
    }),
  };
}
