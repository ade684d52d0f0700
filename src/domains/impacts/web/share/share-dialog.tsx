import { useCallback, useMemo, useState } from 'react';
import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { copyText } from '#platform/browser/files/copy-text.ts';
import { saveFile } from '#platform/browser/files/save-file.ts';
import { share } from '#platform/browser/sharing/share.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { impactPathOf, impactSlugOf } from '../../model.ts';
import { cardContentOf, sayCard } from './card-content.ts';
import { CardPicture } from './card-picture.tsx';
import { EmbedCode } from './embed-code.tsx';
import { ShareChoices } from './share-choices.tsx';

/** Shares the impact as a link, by the browser's share sheet or a messenger, or as a picture. */
export function ShareDialog({ impact, onClose }: { impact: Impact; onClose: () => void }) {
  const content = useMemo(() => cardContentOf(impact), [impact]);
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const fail = useCallback(() => setSaid(say('impacts.shareDialog.drawFailed')), []);
  const url = location.origin + impactPathOf(impact);
  const passed = { title: content.title, text: sayCard(content), url };
  const fileOf = async () => canvas && (await pictureFileOf(canvas, content.title));

  const copy = () =>
    copyText(url).then(
      () => setSaid(say('impacts.shareDialog.linkCopied')),
      () => setSaid(say('impacts.shareDialog.copyLinkFailed', { link: url })),
    );
  async function download() {
    const file = await fileOf();
    if (file) saveFile(file, file.name);
    else setSaid(say('impacts.shareDialog.pictureFailed'));
  }
  async function send() {
    const isSent = await share({ ...passed, file: await fileOf() });
    if (!isSent) setSaid(say('impacts.shareDialog.shareFailed'));
  }

  return (
    <Dialog isOpen onClose={onClose} title={say('impacts.shareDialog.title')} size="lg">
      <div className="mt-3">
        <ShareChoices {...passed} onCopy={() => void copy()} onShare={() => void send()} />
        <p role="status" className="mt-3 text-sm break-words text-muted empty:hidden">
          {said}
        </p>
        <div className="mt-5">
          <CardPicture content={content} onDrawn={setCanvas} onFailed={fail} />
        </div>
        <Button
          variant="secondary"
          className="mt-3"
          pending={canvas === null && said === null}
          pendingLabel={say('impacts.shareDialog.drawing')}
          worksOffline
          onClick={() => void download()}
        >
          {say('impacts.shareDialog.downloadPicture')}
        </Button>
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
