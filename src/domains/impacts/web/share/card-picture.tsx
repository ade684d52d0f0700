import { useEffect, useRef } from 'react';
import { type CardContent, sayCard } from './card-content.ts';
import { CARD, drawCard } from './draw-card.ts';

interface CardPictureProps {
  content: CardContent;
  /** Must be stable, like `onFailed`: a new function redraws the card. */
  onDrawn: (canvas: HTMLCanvasElement) => void;
  onFailed: () => void;
}

/** Always in the light theme, as it will look elsewhere. */
export function CardPicture({ content, onDrawn, onFailed }: CardPictureProps) {
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
