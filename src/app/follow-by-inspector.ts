/** Lets the page of the flows follow every tab of this browser, in demo and development. */
import { readPageSettings } from '#platform/browser/page-settings.ts';
import { toast } from '#ui/toast.ts';
import { FLOWS_CHANNEL, FOLLOWED_WINDOW } from './followed.ts';

const NOT_FOLLOWED = {
  message: 'This page can’t be followed',
  detail: 'Part of the page didn’t load. Check your connection, then reload the page.',
};

export const canBeFollowed = (): boolean => readPageSettings().mode !== 'production';

/**
 * What tells of this page's flows is loaded once somebody listens: asked for now, or by a page of the flows opened
 * later.
 */
export function beFollowed(): void {
  if (!canBeFollowed()) return;
  if (window.name === FOLLOWED_WINDOW) {
    startTelling();
    return;
  }
  // A frame that only shows what a screen looks like is no tab of anybody's.
  if (window.self !== window.top) return;
  const channel = new BroadcastChannel(FLOWS_CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
    if (data.type !== 'flows.hello') return;
    channel.close();
    startTelling();
  });
  channel.postMessage({ type: 'flows.here' });
}

function startTelling(): void {
  import('./inspector/live/hub.ts').then(
    ({ startHub }) => startHub(),
    () => toast({ ...NOT_FOLLOWED, tone: 'warning', duration: null }),
  );
}
