/** Opens the configured storage; the client for S3-compatible stores is loaded only if there is one. */
import { join } from 'node:path';
import type { Config } from '#platform/server/config/config.ts';
import { createFolderStorage, type FolderOptions } from './folder-storage.ts';
import type { Storage } from './storage.ts';

export async function openStorage(
  config: Pick<Config, 'dataDir' | 'store'>,
  options?: FolderOptions,
): Promise<Storage> {
  const root = join(config.dataDir, 'media');
  if (!config.store) return createFolderStorage(root, options);
  const { createS3Storage } = await import('./s3/s3-storage.ts');
  return createS3Storage(config.store, root);
}
