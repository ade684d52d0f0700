/** Long enough for the slowest browser to start reading the file. */
const KEPT_MS = 60_000;

/** Offers a file made on this page as a download. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
