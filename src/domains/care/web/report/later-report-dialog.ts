import { lazyPart } from '#ui/lazy-part.ts';

export const LaterReportDialog = lazyPart(async () => ({
  default: (await import('./report-dialog.tsx')).ReportDialog,
}));
