/** A folder of texts that an operator wrote, in the temporary files of the machine. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @returns its path. */
export function writeOwnTexts(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'own-texts-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}
