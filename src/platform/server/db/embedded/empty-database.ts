/**
 * An empty embedded database in one file, made by the build: a first start unpacks it in a tenth of the time that the
 * database takes to create one.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import * as z from 'zod';
import packageJson from '../../../../../package.json' with { type: 'json' };

/** Another version of the database might not open it. */
const VERSION = packageJson.dependencies['@electric-sql/pglite'];
export const EMPTY_DATABASE = join(import.meta.dirname, '../../../../../dist/database', `${VERSION}.zst`);

const packedShape = z.object({
  folders: z.array(z.string()),
  files: z.map(z.string(), z.instanceof(Uint8Array)),
});

/** Most files occur three times, megabytes apart, so compression needs a wide window. */
const LONG_DISTANCE = { [constants.ZSTD_c_windowLog]: 24, [constants.ZSTD_c_enableLongDistanceMatching]: 1 };

export function packFolder(folder: string, file: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const pathOf = (entry: { parentPath: string; name: string }) => join(entry.parentPath, entry.name);
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => relative(folder, pathOf(entry)));
  const files = new Map<string, Uint8Array>();
  for (const path of entries.filter((entry) => entry.isFile()).map(pathOf)) {
    files.set(relative(folder, path), readFileSync(path));
  }
  mkdirSync(dirname(file), { recursive: true });
  // Renamed once it's complete: a first start would fail on half of it.
  writeFileSync(`${file}.unfinished`, zstdCompressSync(serialize({ folders, files }), { params: LONG_DISTANCE }));
  renameSync(`${file}.unfinished`, file);
}

export function unpackFolder(file: string, folder: string): void {
  const { folders, files } = packedShape.parse(deserialize(zstdDecompressSync(readFileSync(file))));
  mkdirSync(folder);
  for (const path of folders) mkdirSync(join(folder, path), { recursive: true });
  for (const [path, content] of files) writeFileSync(join(folder, path), content);
}
