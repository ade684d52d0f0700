import type { ReactNode } from 'react';
import { say } from '#languages/say.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import type { Because } from '../../../flows/proposed.ts';

/** What a field's hint says while its content is only proposed; screen readers read it with the field. */
export const hintOf = (because: Because | null | undefined, hint?: ReactNode): ReactNode =>
  because ? (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 py-0.5">
      <Badge tone="accent">{say('impacts.proposedHint.mark')}</Badge>
      <span className="min-w-0 break-words">{sayBecause(because)}</span>
    </span>
  ) : (
    hint
  );

function sayBecause({ from, detail }: Because): string {
  switch (from) {
    case 'photo':
      return say('impacts.proposedHint.photo');
    case 'today':
      return say('impacts.proposedHint.now');
    case 'profile':
      return say('impacts.proposedHint.profile');
    case 'sentence':
      return say('impacts.proposedHint.sentence');
    case 'words':
      return say('impacts.proposedHint.words', { word: isolate(detail) });
    case 'earlier':
      return say('impacts.proposedHint.earlier', { title: isolate(detail) });
  }
}
