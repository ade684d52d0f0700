import { Suspense } from 'react';
import { lazyPart } from '#ui/timing/lazy-part.ts';

const MailRefusalNotice = lazyPart(
  async () => ({ default: (await import('./mail-refusal-notice.tsx')).MailRefusalNotice }),
  () => null,
);

/** Few people need it, so it's loaded apart from their overview, which does without it if that fails. */
export const MailRefusalPart = ({ className }: { className: string }) => (
  <Suspense>
    <MailRefusalNotice className={className} />
  </Suspense>
);
