/** The domain's work in the background. */
import type { JobKind } from '#platform/server/jobs/jobs.ts';
import { failStuckImports, removeOldImports } from './imports.repository.ts';
import type { ImportNeeds } from './needs.ts';
import { runImport } from './run-import.ts';

export const importJob: JobKind<{ importId: string }> = { name: 'imports.run' };

const EVERY_HOUR = '29 * * * *';

export function registerImportJobs(needs: ImportNeeds): void {
  needs.jobs.handle(importJob, ({ importId }) => runImport(needs, importId));
  needs.jobs.repeat('imports.sweep', EVERY_HOUR, async () => {
    await removeOldImports(needs.db);
    await failStuckImports(needs.db);
  });
}
