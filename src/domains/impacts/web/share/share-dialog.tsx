import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { copyText } from '#platform/browser/files/copy-text.ts';
import { saveFile } from '#platform/browser/files/save-file.ts';
import { canShare, share } from '#platform/browser/sharing/share.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { impactPathOf, impactSlugOf } from '../../model.ts';
import { type CardContent, cardContentOf, sayCard } from './card-content.ts';
import { CARD, drawCard } from './draw-card.ts';
import { EmbedCode } from './embed-code.tsx';

/** Shares the impact as a link, by the browser's share sheet or as a picture. */
export function ShareDialog({ impact, onClose }: { impact: Impact; onClose: () => void }) {
  const content = useMemo(() => cardContentOf(impact), [impact]);
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const fail = useCallback(() => setSaid(say('impacts.shareDialog.drawFailed')), []);
  const link = location.origin + impactPathOf(impact);
  const fileOf = async () => canvas && (await pictureFileOf(canvas, content.title));

  const copy = () =>
    copyText(link).then(
      () => setSaid(say('impacts.shareDialog.linkCopied')),
      () => setSaid(say('impacts.shareDialog.copyLinkFailed', { link })),
    );
  async function download() {
    const file = await fileOf();
    if (file) saveFile(file, file.name);
    else setSaid(say('impacts.shareDialog.pictureFailed'));
  }
  async function send() {
    const isSent = await share({ title: content.title, text: sayCard(content), url: link, file: await fileOf() });
    if (!isSent) setSaid(say('impacts.shareDialog.shareFailed'));
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say('impacts.shareDialog.title')}
      size="lg"
      actions={
        <>
          <Button onClick={() => void copy()}>{say('impacts.shareDialog.copyLink')}</Button>
          {canShare() && (
            <Button variant="secondary" onClick={() => void send()}>
              {say('impacts.shareDialog.share')}
            </Button>
          )}
          <Button
            variant="secondary"
            pending={canvas === null && said === null}
            pendingLabel={say('impacts.shareDialog.drawing')}
            onClick={() => void download()}
          >
            {say('impacts.shareDialog.downloadPicture')}
          </Button>
          <p role="status" className="self-center text-sm break-words text-muted empty:hidden">
            {said}
          </p>
        </>
      }
    >
      <div className="mt-2">
        <CardPicture content={content} onDrawn={setCanvas} onFailed={fail} />
        <EmbedCode
          impact={impact}
          onCopied={() => setSaid(say('impacts.shareDialog.codeCopied'))}
          onFailed={() => setSaid(say('impacts.shareDialog.copyCodeFailed'))}
        />
      </div>
    </Dialog>
  );
}

/** Null if the browser can't export the canvas. */
async function pictureFileOf(canvas: HTMLCanvasElement, title: string): Promise<File | null> {
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return picture && new File([picture], `${impactSlugOf(title)}.png`, { type: 'image/png' });
}

interface CardPictureProps {
  content: CardContent;
  /** Must be stable, like `onFailed`: a new function redraws the card. */
  onDrawn: (canvas: HTMLCanvasElement) => void;
  onFailed: () => void;
}

/** Always in the light theme, as it will look elsewhere. */
function CardPicture({ content, onDrawn, onFailed }: CardPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const drawn = canvas.current;
    if (drawn) drawCard(drawn, content).then(() => onDrawn(drawn), onFailed);
  }, [content, onDrawn, onFailed]);

  return (
    <div data-theme="light" className="overflow-hidden rounded-e-md border border-line">
      <canvas
        ref={canvas}
        role="img"
        aria-label={sayCard(content)}
        width={CARD.width}
        height={CARD.height}
        className="block h-auto w-full"
      />
    </div>
  );
}
