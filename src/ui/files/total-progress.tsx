import { say } from '#languages/say.ts';
import { ContourProgress } from '../drawn/contour-progress.tsx';
import type { FieldFile } from './file-types.ts';

/** The progress of all files together, while several of them aren't uploaded. */
export function TotalProgress({ files }: { files: readonly FieldFile[] }) {
  const isUnderWay = files.some(({ stage }) => stage && stage.stage !== 'failed');
  if (files.length < 2 || !isUnderWay) return null;
  const shares = files.map(shareOf);
  const done = shares.filter((share) => share === 1).length;
  const percent = Math.floor((shares.reduce((sum, share) => sum + share, 0) / files.length) * 100);
  const text = say('ui.totalProgress.done', { done, count: files.length, percent });
  return (
    <div>
      <ContourProgress
        label={say('ui.totalProgress.label')}
        value={percent}
        valueText={text}
        size="sm"
        className="h-8 max-w-md"
      />
      <p className="mt-1 text-sm text-muted tabular-nums">{text}</p>
    </div>
  );
}

/** A file whose last byte was sent is still to be accepted. */
function shareOf({ stage, isThere }: FieldFile): number {
  if (isThere) return 1;
  return stage && 'share' in stage ? Math.min(stage.share, 0.99) : 0;
}
