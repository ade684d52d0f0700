/** A temporary folder with an operator's own texts. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @returns the folder's path. */
export function writeOwnTexts(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'own-texts-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}
