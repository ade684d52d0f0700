import type { MapCluster } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { classNames } from '#ui/class-names.ts';
import { AtSpot } from '#ui/map/at-spot.tsx';

interface ClusterMarkerProps {
  cluster: MapCluster;
  /** The count of the largest. */
  most: number;
  /** For screen readers, with its count. */
  label: string;
  onPress: () => void;
}

const COMPACT = { notation: 'compact', maximumFractionDigits: 1 } as const;

export const ClusterMarker = ({ cluster: { place, count }, most, label, onPress }: ClusterMarkerProps) => (
  <AtSpot spot={place}>
    <button
      type="button"
      title={label}
      onClick={onPress}
      className={classNames(
        'grid cursor-pointer place-items-center rounded-full border-2 border-page bg-action font-semibold text-on-action',
        'tabular-nums transition-colors hover:bg-action-hover focus-visible:outline-offset-1',
        sizeOf(count, most),
      )}
    >
      <span aria-hidden="true">{formatNumber(count, COMPACT)}</span>
      <span className="sr-only">{label}</span>
    </button>
  </AtSpot>
);

/** Below its marker. */
export const ClusterName = ({ cluster: { place }, name }: { cluster: MapCluster; name: string }) => (
  <AtSpot spot={place}>
    <span
      aria-hidden="true"
      className="pointer-events-none absolute top-6 left-1/2 block w-max max-w-28 -translate-x-1/2 truncate rounded-sm bg-page/80 px-1 text-xs"
    >
      {name}
    </span>
  </AtSpot>
);

function sizeOf(count: number, most: number): string {
  const height = Math.sqrt(count / most);
  if (height > 0.75) return 'size-12 text-base';
  return height > 0.35 ? 'size-10 text-sm' : 'size-8 text-xs';
}
