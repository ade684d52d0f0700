/** Lets the inspector follow every tab of this browser. */

import { say } from '#languages/say.ts';
import { toast } from '#ui/feedback/toast.ts';
import { FLOWS_CHANNEL, FOLLOWED_WINDOW } from './inspector-names.ts';

const NOT_FOLLOWED = {
  message: say('app.listenForInspector.refused'),
  detail: say('app.listenForInspector.partDidntLoad'),
};

/**
 * Loads the reporting code once an inspector listens: immediately in a window that was opened to be followed, elsewhere
 * when an inspector says hello.
 */
export function listenForInspector(): void {
  if (window.name === FOLLOWED_WINDOW) {
    startReporting();
    return;
  }
  // Ignore any other frame: it only shows what a screen looks like, so it isn't anyone's tab.
  if (window.self !== window.top) return;
  const channel = new BroadcastChannel(FLOWS_CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
    if (data.type !== 'flows.hello') return;
    channel.close();
    startReporting();
  });
  channel.postMessage({ type: 'flows.here' });
}

function startReporting(): void {
  import('#inspector/live/hub.ts').then(
    ({ startHub }) => startHub(),
    () => toast({ ...NOT_FOLLOWED, tone: 'warning', duration: null }),
  );
}
