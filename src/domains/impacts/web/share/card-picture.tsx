import { useEffect, useRef } from 'react';
import { type CardContent, sayCard } from './card-content.ts';
import { CARD, drawCard } from './draw-card.ts';

interface CardPictureProps {
  content: CardContent;
  /** Stable, as `onFailed` is: a new one draws the card again. */
  onDrawn: (canvas: HTMLCanvasElement) => void;
  onFailed: () => void;
}

/** On paper in the dark as well: it looks here as it will wherever it is shown. */
export function CardPicture({ content, onDrawn, onFailed }: CardPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const drawn = canvas.current;
    if (drawn) drawCard(drawn, content).then(() => onDrawn(drawn), onFailed);
  }, [content, onDrawn, onFailed]);

  return (
    <div data-theme="light" className="overflow-hidden rounded-r-md border border-line">
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
