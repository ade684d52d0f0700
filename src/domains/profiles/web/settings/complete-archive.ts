/** Size of the ZIP end record without a comment. */
const END_BYTES = 22;
const END_MARK = [0x50, 0x4b, 0x05, 0x06];

/** A truncated ZIP lacks the end record. */
export async function isCompleteArchive(archive: Blob): Promise<boolean> {
  const end = new Uint8Array(await archive.slice(-END_BYTES).arrayBuffer());
  return end.length === END_BYTES && END_MARK.every((byte, index) => end[index] === byte);
}
