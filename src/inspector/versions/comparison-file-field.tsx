import { say } from '#languages/say.ts';
import { classNames } from '#ui/class-names.ts';
import { useDroppedFiles } from '#ui/files/use-dropped-files.ts';

/** Opens a file by choosing or dropping it. */
export function ComparisonFileField({ onFile }: { onFile: (file: File) => void }) {
  const choose = ([file]: readonly File[]) => file && onFile(file);
  const isOver = useDroppedFiles(choose);
  return (
    <label
      htmlFor="comparison-file"
      className={classNames(
        'block cursor-pointer border-2 border-dashed px-6 py-10 text-center transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isOver ? 'border-action bg-action-wash' : 'border-control bg-sunken hover:border-ink',
      )}
    >
      <span className="block font-semibold text-link">{say('inspector.versions.open')}</span>
      <span className="mt-1 block text-sm text-muted pointer-coarse:hidden">{say('inspector.versions.drop')}</span>
      <input
        id="comparison-file"
        type="file"
        accept="application/json,.json"
        className="sr-only"
        onChange={(event) => {
          choose([...(event.target.files ?? [])]);
          // So that the same file can be chosen again.
          event.target.value = '';
        }}
      />
    </label>
  );
}
