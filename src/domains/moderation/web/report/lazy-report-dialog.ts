import { lazyPart } from '#ui/timing/lazy-part.ts';

export const LazyReportDialog = lazyPart(async () => ({
  default: (await import('./report-dialog.tsx')).ReportDialog,
}));
