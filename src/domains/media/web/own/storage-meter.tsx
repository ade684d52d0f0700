import { say } from '#languages/say.ts';
import { sayBytes } from '#platform/shared/bytes.ts';
import { ContourProgress } from '#ui/drawn/contour-progress.tsx';

export function StorageMeter({ used, quota }: { used: number; quota: number }) {
  const text = say('media.storageMeter.used', { used: sayBytes(used), quota: sayBytes(quota) });
  return (
    <div className="mt-6 flex max-w-md items-end gap-4">
      <ContourProgress
        label={say('media.storageMeter.storage')}
        value={used}
        max={quota}
        valueText={text}
        className="h-12 max-w-40"
      />
      <p className="text-sm text-muted tabular-nums">{text}</p>
    </div>
  );
}
