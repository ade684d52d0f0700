import { useRef, useState } from 'react';
import { say } from '#languages/say.ts';
import { saveFile } from '#platform/browser/files/save-file.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toPicture } from './picture.ts';
import { standaloneSvg } from './standalone-svg.ts';

/** Saves the whole chart in the current theme. `name` is the file's name, without an extension. */
export function ExportButtons({ name }: { name: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);

  function draw() {
    const sheet = place.current?.closest('[data-chart]')?.querySelector<SVGGElement>('[data-sheet]');
    if (!sheet) throw new Error('There is no chart next to the buttons');
    return standaloneSvg(sheet);
  }
  const saveSvg = () => saveFile(new Blob([draw().text], { type: 'image/svg+xml' }), `${name}.svg`);
  const savePng = () => {
    setFailed(false);
    toPicture(draw()).then(
      (picture) => saveFile(picture, `${name}.png`),
      () => setFailed(true),
    );
  };

  return (
    <div ref={place} className="flex items-center gap-1">
      {hasFailed && (
        <Notice tone="warning" isLive>
          {say('inspector.exportButtons.tooLarge')}
        </Notice>
      )}
      {[
        { label: 'SVG', save: saveSvg },
        { label: 'PNG', save: savePng },
      ].map(({ label, save }) => (
        <span key={label} className="rounded-md bg-raised">
          <Button
            variant="secondary"
            size="sm"
            onClick={save}
            aria-label={say('inspector.exportButtons.saveAs', { format: label })}
          >
            {label}
          </Button>
        </span>
      ))}
    </div>
  );
}
