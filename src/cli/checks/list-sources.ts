import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The TypeScript files in a folder and below it, with `/` between names. */
export function listSources(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll(sep, '/'));
}
