/** Lets the page of the flows follow this one, in demo and development. A name of a window stays through its pages. */
import { readPageSettings } from '../platform/browser/page-settings.ts';

export const FOLLOWED_WINDOW = 'groundswell-followed';

export const canBeFollowed = (): boolean => readPageSettings().mode !== 'production';

export function beFollowed(): void {
  if (window.name !== FOLLOWED_WINDOW || !canBeFollowed()) return;
  // Without it the page is what it would be anyway.
  import('./inspector/live/hub.ts').then(({ startHub }) => startHub()).catch(() => undefined);
}
