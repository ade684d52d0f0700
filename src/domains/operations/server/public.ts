/** What other domains' servers and src/app may use of operations; everything else here is private. */
export { noteBackup } from './backup/backups.repository.ts';
export { operationsErasure } from './erasure.repository.ts';
export type { Monitoring } from './needs.ts';
