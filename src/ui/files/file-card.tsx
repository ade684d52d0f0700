import { Button } from '../button.tsx';
import { ContourProgress } from '../contour-progress.tsx';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon } from '../icons.tsx';
import { isolate } from '../isolate.ts';
import { TextField } from '../text-field.tsx';
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

const MOST_IN_ALT = 300;

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
        <div className="row-span-2 aspect-[4/3] self-start overflow-hidden rounded-r-md bg-sunken max-sm:row-span-1">
          {preview && <img src={preview} alt="" className="size-full object-cover" />}
        </div>
      ) : (
        <p className="row-span-2 grid aspect-[4/3] place-items-center self-start rounded-r-md bg-sunken font-display text-2xl text-muted max-sm:row-span-1">
          PDF
        </p>
      )}
      <div className="flex min-w-0 items-start gap-x-2 max-sm:flex-wrap sm:-mt-1.5">
        <p className="min-w-0 flex-1 break-words max-sm:basis-full sm:pt-1.5">
          <bdi className="font-semibold">{name}</bdi>
          {isOrdered && place === 0 && kind === 'picture' && <span className="text-muted">, shown first</span>}
        </p>
        {isOrdered && (
          <>
            <CardButton label={`Move ${isolate(name)} up`} isDisabled={place === 0} onPress={() => onMove(-1)}>
              <ArrowUpIcon />
            </CardButton>
            <CardButton label={`Move ${isolate(name)} down`} isDisabled={place === count - 1} onPress={() => onMove(1)}>
              <ArrowDownIcon />
            </CardButton>
          </>
        )}
        <CardButton label={`Remove ${isolate(name)}`} onPress={onRemove}>
          <CloseIcon />
        </CardButton>
      </div>
      <div className="min-w-0 max-sm:col-span-2">
        {kind === 'picture' && url === null && (
          <TextField
            name={`alt-${key}`}
            label="Alt text"
            optional
            hint="Describe it for people who can’t see it."
            maxLength={MOST_IN_ALT}
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
  /** Uploaded, with an outdated description or none. */
  isThere: boolean;
  name: string;
  onRetry: () => void;
}

function UploadLine({ stage, isWaiting, isThere, name, onRetry }: UploadLineProps) {
  if (stage?.stage === 'failed') {
    return (
      <div role="alert" className="border-l-4 border-danger pl-4">
        <p className="text-sm font-semibold text-danger-ink">{stage.message}</p>
        <Button variant="quiet" size="sm" onClick={onRetry} className="mt-1 -ml-3">
          Try again
        </Button>
      </div>
    );
  }
  if (stage?.stage === 'uploading') {
    const percent = Math.round(stage.share * 100);
    return (
      <div className="flex items-center gap-3">
        <ContourProgress label={`Uploading ${isolate(name)}`} value={percent} size="sm" className="h-8 max-w-48" />
        <span className="text-sm text-muted tabular-nums">
          {percent === 100 ? 'Processing' : `${percent}% uploaded`}
        </span>
      </div>
    );
  }
  if (stage?.stage === 'waiting') return <p className="text-sm text-muted">Waiting to upload</p>;
  if (isWaiting) {
    return (
      <p className="text-sm text-muted">
        {isThere
          ? 'Uploaded. The alt text is saved when you leave the field.'
          : 'Saved here. It will be uploaded when you continue.'}
      </p>
    );
  }
  return <p className="text-sm text-link">Uploaded</p>;
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
