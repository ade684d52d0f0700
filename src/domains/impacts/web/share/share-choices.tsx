import type { ReactNode } from 'react';
import { say } from '#languages/say.ts';
import { canShare } from '#platform/browser/sharing/share.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { ShareIcon } from '#ui/drawn/deferred-icons.tsx';
import { useMedia } from '#ui/focus/use-media.ts';
import { emailLink, linkedInLink, whatsAppLink } from './share-links.ts';

interface ShareChoicesProps {
  title: string;
  text: string;
  url: string;
  onCopy: () => void;
  /** Opens the system's share sheet. */
  onShare: () => void;
}

/** First what people use most: the system's sheet on a phone, elsewhere the link to paste. */
export function ShareChoices({ onCopy, onShare, ...passed }: ShareChoicesProps) {
  const isPhone = useMedia('(pointer: coarse)');
  const hasSheet = canShare();
  const isSheetFirst = hasSheet && isPhone;
  const copy = (
    <Button key="copy" variant={isSheetFirst ? 'secondary' : 'primary'} onClick={onCopy}>
      {say('impacts.shareDialog.copyLink')}
    </Button>
  );
  const share = hasSheet && (
    <Button key="share" variant={isSheetFirst ? 'primary' : 'secondary'} onClick={onShare}>
      <ShareIcon className="size-4" /> {say('impacts.shareDialog.share')}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {isSheetFirst ? [share, copy] : [copy, share]}
      <Elsewhere to={whatsAppLink(passed)}>{say('impacts.shareDialog.whatsApp')}</Elsewhere>
      <Elsewhere to={linkedInLink(passed)}>{say('impacts.shareDialog.linkedIn')}</Elsewhere>
      <Elsewhere to={emailLink(passed)}>{say('impacts.shareDialog.email')}</Elsewhere>
    </div>
  );
}

/** In a new tab, so that the reader keeps this one. */
const Elsewhere = ({ to, children }: { to: string; children: ReactNode }) => (
  <ButtonLink to={to} target="_blank" rel="noreferrer" variant="secondary">
    {children}
  </ButtonLink>
);
