/** Plans the demo community's pictures and documents, and makes their rows. Nothing is drawn here. */
import type { DemoCommunity } from './community.ts';
import type { DemoDocument } from './councils/resources.ts';
import { PORTRAIT_SIDE } from './drawing/bust.ts';
import { SHAPES } from './drawing/stage.ts';
import type { PlannedPicture } from './picture-plans.ts';
import { PORTRAIT_WIDTHS, type Portrait } from './portraits.ts';

/** Everything that has to be drawn or written. */
export interface DemoMedia {
  pictures: readonly PlannedPicture[];
  documents: readonly DemoDocument[];
  portraits: readonly Portrait[];
}

/** @param articleDrawings drawings that aren't members' own, such as for articles. */
export function planMedia(
  { pictures, opportunities, councils, resources }: DemoCommunity,
  articleDrawings: readonly PlannedPicture[],
  portraits: readonly Portrait[],
): DemoMedia {
  const covers = [...opportunities.map(({ picture }) => picture), ...councils.map(({ cover }) => cover)];
  return {
    pictures: [...pictures, ...covers.filter((picture) => picture !== null), ...articleDrawings],
    documents: resources.map(({ document }) => document).filter((document) => document !== null),
    portraits,
  };
}

/** Rows without what is only known once a file is stored, so that other rows can already reference them. */
export const mediaRows = ({ pictures, documents, portraits }: DemoMedia) => [
  ...pictures.map((picture) => pictureRow(picture, SHAPES[picture.scene.shape])),
  ...portraits.map(portraitRow),
  ...documents.map(documentRow),
];

interface PlannedFile {
  id: string;
  ownerId: string;
  fileName: string;
  uploadedAt: Date;
}

const fileRow = ({ id, ownerId, fileName, uploadedAt }: PlannedFile) => ({
  id,
  owner_id: ownerId,
  bytes: 0,
  file_name: fileName,
  created_at: uploadedAt,
  ready_at: uploadedAt,
  free_after: null,
});

const pictureRow = (picture: PlannedFile & { alt: string }, { width, height }: { width: number; height: number }) => ({
  ...fileRow(picture),
  kind: 'picture',
  width,
  height,
  widths: [width],
  alt: picture.alt,
});

const portraitRow = (portrait: Portrait) => ({
  ...pictureRow(
    { ...portrait, ownerId: portrait.personId, fileName: 'portrait.png' },
    { width: PORTRAIT_SIDE, height: PORTRAIT_SIDE },
  ),
  widths: [...PORTRAIT_WIDTHS],
  // Not deleted while it is someone's picture.
  free_after: 'infinity',
});

const documentRow = (document: DemoDocument) => ({
  ...fileRow(document),
  kind: 'document',
  width: null,
  height: null,
  widths: [],
  alt: null,
});
