/** Of the last record of a ZIP without a comment, as ours are. */
const END_BYTES = 22;
const END_MARK = [0x50, 0x4b, 0x05, 0x06];

/** A ZIP that was cut off has no last record, whatever the line said of it. */
export async function isWholeArchive(archive: Blob): Promise<boolean> {
  const end = new Uint8Array(await archive.slice(-END_BYTES).arrayBuffer());
  return end.length === END_BYTES && END_MARK.every((byte, index) => end[index] === byte);
}
