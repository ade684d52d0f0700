import { classNames } from '#ui/class-names.ts';

interface AvatarInputProps {
  label: string;
  isDisabled: boolean;
  onFile: (file: File) => void;
}

/** A file input that looks like a button. */
export function AvatarInput({ label, isDisabled, onFile }: AvatarInputProps) {
  return (
    <label
      className={classNames(
        'inline-flex min-h-11 cursor-pointer items-center rounded-md border border-control bg-raised px-5 font-semibold transition-colors hover:bg-selected',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isDisabled && 'cursor-default opacity-55',
      )}
    >
      {label}
      <input
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        disabled={isDisabled}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
    </label>
  );
}
