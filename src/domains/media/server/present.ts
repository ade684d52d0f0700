/** Maps files to the API's shape. */
import type { Media } from '#generated/types.gen.ts';
import { DOCUMENT_FILE, type MediaSigner, mediaPath, pictureFile } from './file-addresses.ts';
import type { FileRow } from './file-rows.repository.ts';

/**
 * @param access whether everyone may see the file. If not, its addresses are signed, so present it only to people who
 * may see it.
 */
export type PresentMedia = (row: FileRow, access: { isPublic: boolean }) => Media;

export function createMediaPresenter(signer: MediaSigner): PresentMedia {
  return (row, { isPublic }) => {
    const signature = isPublic ? '' : signer.sign({ id: row.id, isHidden: row.isHidden ?? false });
    const addressOf = (file: string) => mediaPath(row.id, file) + signature;
    const widths = row.widths.map((width) => ({ width, url: addressOf(pictureFile(width)) }));
    return {
      id: row.id,
      kind: row.kind,
      url: widths.at(-1)?.url ?? addressOf(DOCUMENT_FILE),
      width: row.width,
      height: row.height,
      widths,
      blurDataUrl: row.blurDataUrl,
      alt: row.alt,
      fileName: row.fileName,
    };
  };
}
