import { say } from '#languages/say.ts';
import { classNames } from '#ui/class-names.ts';

interface PictureInputProps {
  id: string;
  file: { name: string } | null;
  /** Address of the current picture. */
  preview: string | null;
  error: string | undefined;
  onChoose: (file: File) => void;
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

/** A file input with a preview and drag and drop. */
export function PictureInput({ id, file, preview, error, onChoose }: PictureInputProps) {
  const errorId = `${id}-error`;
  return (
    <div className={classNames(error && 'border-s-4 border-danger ps-4')}>
      {error && (
        <p id={errorId} className="mb-2 text-sm font-semibold text-danger-ink">
          {error}
        </p>
      )}
      <label
        htmlFor={id}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const [dropped] = event.dataTransfer.files;
          if (dropped) onChoose(dropped);
        }}
        className="block cursor-pointer border-2 border-dashed border-control bg-sunken transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
      >
        {preview && <img src={preview} alt="" className="max-h-64 w-full object-cover" />}
        <span className="block px-4 py-5 text-center">
          <span className="block font-semibold text-link">
            {file ? say('news.pictureInput.change') : say('news.pictureInput.choose')}
          </span>
          <span className="mt-0.5 block text-sm break-words text-muted">
            {file?.name ? <bdi>{file.name}</bdi> : say('news.pictureInput.formats')}
          </span>
        </span>
        <input
          id={id}
          type="file"
          accept={ACCEPTED}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="sr-only"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) onChoose(chosen);
            // Allows choosing the same file again.
            target.value = '';
          }}
        />
      </label>
    </div>
  );
}
