/** Parts of binary files. */

export function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function bigEndian(value: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

export const asciiOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export const textAt = (file: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...file.subarray(at, at + length));

export const viewOf = (file: Uint8Array): DataView => new DataView(file.buffer, file.byteOffset, file.byteLength);
