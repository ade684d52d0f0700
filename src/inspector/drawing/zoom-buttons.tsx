import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';

const STEP = 1.25;
const GROUND = 'bg-raised';

export function ZoomButtons({ onZoom, onShowAll }: { onZoom: (factor: number) => void; onShowAll: () => void }) {
  return (
    <div className="flex gap-1">
      <span className={`${GROUND} rounded-md`}>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => onZoom(1 / STEP)}
          aria-label={say('inspector.zoomButtons.zoomOut')}
        >
          −
        </Button>
      </span>
      <span className={`${GROUND} rounded-md`}>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => onZoom(STEP)}
          aria-label={say('inspector.zoomButtons.zoomIn')}
        >
          +
        </Button>
      </span>
      <span className={`${GROUND} rounded-md`}>
        <Button variant="secondary" size="sm" onClick={onShowAll}>
          {say('inspector.zoomButtons.showAll')}
        </Button>
      </span>
    </div>
  );
}
