import { useRef, useState } from 'react';
import { say } from '#languages/say.ts';
import { saveFile } from '#platform/browser/files/save-file.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { type StandaloneSvg, standaloneSvg } from './standalone-svg.ts';

const DENSITY = 2;
/** The largest canvas side that browsers support. */
const MAX_SIDE_PX = 8_192;

/** @throws if the browser can't draw it. */
async function toPicture({ text, width, height }: StandaloneSvg): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const scale = Math.min(DENSITY, MAX_SIDE_PX / width, MAX_SIDE_PX / height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

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
