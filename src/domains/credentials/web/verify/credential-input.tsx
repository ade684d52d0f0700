import { type FormEvent, Suspense, useEffect, useState } from 'react';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextArea } from '#ui/fields/text-area.tsx';
import { useDroppedFiles } from '#ui/files/use-dropped-files.ts';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { canScan } from './code-detector.ts';
import type { Asked } from './use-credential-check.ts';

const ScanDialog = lazyPart(async () => ({ default: (await import('./scan-dialog.tsx')).ScanDialog }));

const KINDS = '.json,.jwt,.svg,.png,application/json,application/vc,application/vc+jwt,image/svg+xml,image/png';

interface CredentialInputProps {
  isChecking: boolean;
  onGiven: (asked: Asked) => void;
}

/** A file, a text or what a camera sees. */
export function CredentialInput({ isChecking, onGiven }: CredentialInputProps) {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() !== '') onGiven({ text });
  }
  return (
    <div className="space-y-8">
      <FileChoice onFile={(file) => onGiven({ file })} />
      <ScanChoice onFound={(found) => onGiven({ text: found })} />
      <form noValidate onSubmit={submit} className="space-y-4">
        <TextArea
          name="credential"
          label={say('credentials.verify.paste')}
          hint={say('credentials.verify.pasteHint')}
          error={isMissing ? say('credentials.verify.pasteMissing') : undefined}
          value={text}
          rows={4}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          className="[&_textarea]:max-h-60 [&_textarea]:text-sm [&_textarea]:break-all"
          onChange={({ target }) => {
            setText(target.value);
            setMissing(false);
          }}
        />
        <Button type="submit" pending={isChecking} pendingLabel={say('credentials.verify.checking')} worksOffline>
          {say('credentials.verify.check')}
        </Button>
      </form>
    </div>
  );
}

function FileChoice({ onFile }: { onFile: (file: File) => void }) {
  const choose = ([file]: readonly File[]) => file && onFile(file);
  const isOver = useDroppedFiles(choose);
  return (
    <label
      htmlFor="credential-file"
      className={classNames(
        'block cursor-pointer border-2 border-dashed px-6 py-10 text-center transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isOver ? 'border-action bg-action-wash' : 'border-control bg-sunken hover:border-ink',
      )}
    >
      <span className="block font-semibold text-link">{say('credentials.verify.choose')}</span>
      <span className="mt-1 block text-sm text-muted pointer-coarse:hidden">{say('credentials.verify.drop')}</span>
      <span className="mt-1 block text-sm text-balance text-muted">{say('credentials.verify.kinds')}</span>
      <input
        id="credential-file"
        type="file"
        accept={KINDS}
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

/** Only where the browser reads codes. */
function ScanChoice({ onFound }: { onFound: (text: string) => void }) {
  const [isPossible, setPossible] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    canScan().then(setPossible, () => setPossible(false));
  }, []);
  if (!isPossible) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {say('credentials.scan.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <ScanDialog
            onFound={(text) => {
              setOpen(false);
              onFound(text);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
