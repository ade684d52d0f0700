import { type FormEvent, useState } from 'react';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

interface BesideFieldProps {
  isBeside: boolean;
  /** With what the link contains; null closes the other recording. */
  onBeside: (trace: string | null) => void;
}

/** Opens another recording beside the shown one, by its link. */
export function BesideField({ isBeside, onBeside }: BesideFieldProps) {
  const [link, setLink] = useState('');
  const [isInvalid, setInvalid] = useState(false);

  if (isBeside) {
    return (
      <Button variant="secondary" size="sm" onClick={() => onBeside(null)}>
        {say('inspector.beside.close')}
      </Button>
    );
  }

  function open(event: FormEvent) {
    event.preventDefault();
    const trace = traceIn(link);
    setInvalid(trace === null);
    if (trace !== null) onBeside(trace);
  }

  return (
    <form onSubmit={open} className="grid gap-2">
      <TextField
        name="beside"
        type="url"
        label={say('inspector.beside.link')}
        autoComplete="off"
        value={link}
        error={isInvalid ? say('inspector.recordingNotice.invalid') : undefined}
        onChange={({ target }) => setLink(target.value)}
      />
      <div>
        <Button type="submit" variant="secondary" size="sm">
          {say('inspector.beside.open')}
        </Button>
      </div>
    </form>
  );
}

const traceIn = (link: string): string | null => (URL.canParse(link) ? new URL(link).searchParams.get('trace') : null);
