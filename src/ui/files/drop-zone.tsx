import { say } from '#languages/say.ts';
import { classNames } from '../class-names.ts';
import { useDroppedFiles } from './use-dropped-files.ts';

const PICTURES = 'image/jpeg,image/png,image/webp,image/avif';

interface DropZoneProps {
  /** Target of the error summary. */
  id: string;
  /** Accepts a single picture only. */
  isOnePicture: boolean;
  onFiles: (files: File[]) => void;
}

/** A file input that also accepts dropped files. */
export function DropZone({ id, isOnePicture, onFiles }: DropZoneProps) {
  const isOver = useDroppedFiles(onFiles);
  return (
    <label
      htmlFor={id}
      className={classNames(
        'block cursor-pointer border-2 border-dashed px-6 py-10 text-center transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isOver ? 'border-action bg-action-wash' : 'border-control bg-sunken hover:border-ink',
      )}
    >
      <span className="block font-semibold text-link">
        {isOnePicture ? say('ui.dropZone.choosePicture') : say('ui.dropZone.chooseFiles')}
      </span>
      <span className="mt-1 block text-sm text-muted pointer-coarse:hidden">
        {isOnePicture ? say('ui.dropZone.dropOne') : say('ui.dropZone.dropSeveral')}
      </span>
      <span className="mt-1 block text-sm text-balance text-muted">
        {isOnePicture ? say('ui.dropZone.pictureLimits') : say('ui.dropZone.fileLimits')}
      </span>
      <input
        id={id}
        type="file"
        multiple={!isOnePicture}
        accept={isOnePicture ? PICTURES : `${PICTURES},application/pdf`}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // So that a removed file can be chosen again.
          event.target.value = '';
        }}
      />
    </label>
  );
}
