import { say } from '#languages/say.ts';
import { Button } from '../buttons/button.tsx';
import { ContourProgress } from '../drawn/contour-progress.tsx';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon } from '../drawn/icons.tsx';
import { TextField } from '../fields/text-field.tsx';
import { isolate } from '../shared/isolate.ts';
import type { FieldFile, FileStage } from './file-types.ts';
import { useFilePreview } from './use-file-preview.ts';

interface FileCardProps {
  file: FieldFile;
  /** Reads a file that isn't uploaded yet. */
  read: (key: string) => Promise<Blob | null>;
  /** From 0. */
  place: number;
  count: number;
  isOrdered: boolean;
  onDescribe: (alt: string) => void;
  /** On leaving the description, or on a retry. */
  onUpload: () => void;
  onMove: (by: number) => void;
  onRemove: () => void;
}

const MAX_ALT_LENGTH = 300;

export function FileCard({
  file,
  read,
  place,
  count,
  isOrdered,
  onDescribe,
  onUpload,
  onMove,
  onRemove,
}: FileCardProps) {
  const { key, kind, name, alt, url, isWaiting, isThere, stage } = file;
  const preview = useFilePreview(file, read);
  return (
    <li tabIndex={-1} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 py-5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      {kind === 'picture' ? (
        <div className="row-span-2 aspect-[4/3] self-start overflow-hidden rounded-e-md bg-sunken max-sm:row-span-1">
          {preview && <img src={preview} alt="" className="size-full object-cover" />}
        </div>
      ) : (
        <p className="row-span-2 grid aspect-[4/3] place-items-center self-start rounded-e-md bg-sunken font-display text-2xl text-muted max-sm:row-span-1">
          {say('ui.fileCard.pdf')}
        </p>
      )}
      <div className="flex min-w-0 items-start gap-x-2 max-sm:flex-wrap sm:-mt-1.5">
        <p className="min-w-0 flex-1 break-words max-sm:basis-full sm:pt-1.5">
          <bdi className="font-semibold">{name}</bdi>
          {isOrdered && place === 0 && kind === 'picture' && (
            <span className="text-muted">{say('ui.fileCard.shownFirst')}</span>
          )}
        </p>
        {isOrdered && (
          <>
            <CardButton
              label={say('ui.fileCard.moveUp', { name: isolate(name) })}
              isDisabled={place === 0}
              onPress={() => onMove(-1)}
            >
              <ArrowUpIcon />
            </CardButton>
            <CardButton
              label={say('ui.fileCard.moveDown', { name: isolate(name) })}
              isDisabled={place === count - 1}
              onPress={() => onMove(1)}
            >
              <ArrowDownIcon />
            </CardButton>
          </>
        )}
        <CardButton label={say('ui.fileCard.remove', { name: isolate(name) })} onPress={onRemove}>
          <CloseIcon />
        </CardButton>
      </div>
      <div className="min-w-0 max-sm:col-span-2">
        {kind === 'picture' && url === null && (
          <TextField
            name={`alt-${key}`}
            label={say('ui.fileCard.altText')}
            optional
            hint={say('ui.fileCard.altHint')}
            maxLength={MAX_ALT_LENGTH}
            autoComplete="off"
            value={alt}
            onChange={(event) => onDescribe(event.target.value)}
            onBlur={onUpload}
            className="mt-3"
          />
        )}
        {url !== null && alt !== '' && (
          <p dir="auto" className="mt-2 text-muted">
            {alt}
          </p>
        )}
        <div className="mt-3">
          <UploadLine stage={stage} isWaiting={isWaiting} isThere={isThere} name={name} onRetry={onUpload} />
        </div>
      </div>
    </li>
  );
}

interface UploadLineProps {
  stage: FileStage | undefined;
  isWaiting: boolean;
  /** True once uploaded, although the description may be outdated or missing. */
  isThere: boolean;
  name: string;
  onRetry: () => void;
}

function UploadLine({ stage, isWaiting, isThere, name, onRetry }: UploadLineProps) {
  if (stage?.stage === 'failed') {
    return (
      <div role="alert" className="border-s-4 border-danger ps-4">
        <p className="text-sm font-semibold text-danger-ink">{stage.message}</p>
        <Button variant="quiet" size="sm" onClick={onRetry} className="mt-1 -ms-3">
          {say('ui.fileCard.tryAgain')}
        </Button>
      </div>
    );
  }
  if (stage?.stage === 'paused') {
    const percent = Math.round(stage.share * 100);
    return (
      <div className="border-s-4 border-accent ps-4">
        <p role="status" className="text-sm font-semibold">
          {say('ui.fileCard.paused', { percent })}
        </p>
        <p className="text-sm text-muted">{say('ui.fileCard.pausedHint')}</p>
        <Button variant="quiet" size="sm" onClick={onRetry} className="mt-1 -ms-3">
          {say('ui.fileCard.tryAgain')}
        </Button>
      </div>
    );
  }
  if (stage?.stage === 'uploading') {
    const percent = Math.round(stage.share * 100);
    return (
      <div className="flex items-center gap-3">
        <ContourProgress
          label={say('ui.fileCard.uploading', { name: isolate(name) })}
          value={percent}
          size="sm"
          className="h-8 max-w-48"
        />
        <span className="text-sm text-muted tabular-nums">
          {percent === 100 ? say('ui.fileCard.processing') : say('ui.fileCard.uploaded', { percent })}
        </span>
      </div>
    );
  }
  if (stage?.stage === 'waiting') return <p className="text-sm text-muted">{say('ui.fileCard.pending')}</p>;
  if (isWaiting) {
    return <p className="text-sm text-muted">{isThere ? say('ui.fileCard.uploadedHint') : say('ui.fileCard.kept')}</p>;
  }
  return <p className="text-sm text-link">{say('ui.fileCard.done')}</p>;
}

interface CardButtonProps {
  label: string;
  isDisabled?: boolean;
  onPress: () => void;
  children: React.ReactNode;
}

const CardButton = ({ label, isDisabled = false, onPress, children }: CardButtonProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={isDisabled}
    onClick={onPress}
    className="grid size-9 shrink-0 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink disabled:opacity-40"
  >
    {children}
  </button>
);
