/** Plans the demo community's pictures and documents, and makes their rows. */
import type { DemoCommunity } from '../community.ts';
import type { DemoDocument } from '../councils/resources.ts';
import type { Portrait } from '../people/portraits.ts';
import type { Drawing } from './drawings.ts';
import type { PlannedPicture } from './picture-plans.ts';

/** Everything that has to be stored. */
export interface DemoMedia {
  pictures: readonly PlannedPicture[];
  documents: readonly DemoDocument[];
  portraits: readonly Portrait[];
}

/** @param ofArticles pictures that aren't members' own. */
export function planMedia(
  { pictures, opportunities, councils, resources }: DemoCommunity,
  ofArticles: readonly PlannedPicture[],
  portraits: readonly Portrait[],
): DemoMedia {
  const covers = [...opportunities.map(({ picture }) => picture), ...councils.map(({ cover }) => cover)];
  return {
    pictures: [...pictures, ...covers.filter((picture) => picture !== null), ...ofArticles],
    documents: resources.map(({ document }) => document).filter((document) => document !== null),
    portraits,
  };
}

export const mediaRows = ({ pictures, documents, portraits }: DemoMedia) => [
  ...pictures.map((picture) => pictureRow(picture, picture.drawing.alt)),
  ...portraits.map(portraitRow),
  ...documents.map(documentRow),
];

interface PlannedFile {
  id: string;
  ownerId: string;
  fileName: string;
  uploadedAt: Date;
}

const fileRow = ({ id, ownerId, fileName, uploadedAt }: PlannedFile, bytes: number) => ({
  id,
  owner_id: ownerId,
  bytes,
  file_name: fileName,
  created_at: uploadedAt,
  ready_at: uploadedAt,
  free_after: null,
});

const pictureRow = (picture: PlannedFile & { drawing: Drawing }, alt: string) => ({
  ...fileRow(picture, picture.drawing.bytes),
  kind: 'picture',
  width: picture.drawing.width,
  height: picture.drawing.height,
  widths: picture.drawing.files.map(({ width }) => width),
  alt,
  blur_data_url: picture.drawing.blurDataUrl,
});

const portraitRow = (portrait: Portrait) => ({
  ...pictureRow({ ...portrait, ownerId: portrait.personId, fileName: 'portrait.png' }, portrait.alt),
  // Not deleted while it is someone's picture.
  free_after: 'infinity',
});

const documentRow = (document: DemoDocument) => ({
  ...fileRow(document, document.content.length),
  kind: 'document',
  width: null,
  height: null,
  widths: [],
  alt: null,
  blur_data_url: null,
});
