import { say } from '#languages/say.ts';
import { CoverageMark } from '../drawing/coverage-mark.tsx';
import { KIND_STYLES } from '../drawing/kind-styles.ts';
import { arrowPath } from '../drawing/smooth-path.ts';

const WAY = [
  { x: 2, y: 8 },
  { x: 52, y: 8 },
];

export function Legend() {
  return (
    <ul className="grid gap-1.5 text-sm">
      {Object.values(KIND_STYLES).map(({ says, stroke, fill, dash, width }) => (
        <li key={says} className="flex items-center gap-3">
          <svg viewBox="0 0 56 16" className="h-4 w-14 shrink-0" aria-hidden="true">
            <path d="M2,8H46" strokeWidth={width} strokeDasharray={dash} className={`fill-none ${stroke}`} />
            <path d={arrowPath(WAY)} className={fill} />
          </svg>
          {says}
        </li>
      ))}
      <li className="flex items-center gap-3">
        <span aria-hidden="true" className="w-14 shrink-0 text-center">
          ↻
        </span>
        {say('inspector.legend.unchangedState')}
      </li>
      {[
        { isCovered: true, says: say('inspector.legend.tested') },
        { isCovered: false, says: say('inspector.legend.notCovered') },
      ].map(({ isCovered, says }) => (
        <li key={says} className="flex items-center gap-3">
          <svg viewBox="0 0 56 16" className="h-4 w-14 shrink-0" aria-hidden="true">
            <CoverageMark x={23} y={12.5} isCovered={isCovered} />
          </svg>
          {says}
        </li>
      ))}
    </ul>
  );
}
