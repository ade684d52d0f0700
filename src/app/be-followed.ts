/** Lets the page of the flows follow this one, in demo and development. A name of a window stays through its pages. */
import { readPageSettings } from '../platform/browser/page-settings.ts';
import { toast } from '../ui/toast.ts';

const NOT_FOLLOWED = {
  message: 'This page cannot be followed',
  detail: 'What tells of its flows did not load. Check your connection, then load the page again.',
};

export const FOLLOWED_WINDOW = 'groundswell-followed';

export const canBeFollowed = (): boolean => readPageSettings().mode !== 'production';

export function beFollowed(): void {
  if (window.name !== FOLLOWED_WINDOW || !canBeFollowed()) return;
  import('./inspector/live/hub.ts').then(
    ({ startHub }) => startHub(),
    () => toast({ ...NOT_FOLLOWED, tone: 'warning', duration: null }),
  );
}
