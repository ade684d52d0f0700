import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkIcon, ShareIcon } from '#ui/drawn/deferred-icons.tsx';
import { useMedia } from '#ui/focus/use-media.ts';
import { useIsInBrowser } from '#ui/timing/hydration.ts';
import { canShare, copyLink, share } from './share.ts';

interface ShareButtonProps {
  /** What the page is about. */
  title: string;
  /** The page's own path: its picture and texts come with the link. */
  path: string;
}

/** The system's sheet on a phone, where people share with apps; elsewhere they paste a link. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const isInBrowser = useIsInBrowser();
  const isPhone = useMedia('(pointer: coarse)');
  const hasSheet = isInBrowser && isPhone && canShare();
  async function pass() {
    const url = location.origin + path;
    const isShared = hasSheet && (await share({ title, text: title, url }));
    if (!isShared) await copyLink(url);
  }
  return (
    // Only the browser knows which of the two it is.
    <Button variant="secondary" className={isInBrowser ? undefined : 'invisible'} onClick={() => void pass()}>
      {hasSheet ? <ShareIcon className="size-4" /> : <LinkIcon className="size-4" />}
      {hasSheet ? say('platform.shareButton.share') : say('platform.shareButton.copyLink')}
    </Button>
  );
}
