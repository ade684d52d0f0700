import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { checkImportMutation } from '#generated/imports/checkImport.gen.ts';
import type { Import, ImportKind } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { sayBytes } from '#platform/shared/bytes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClass } from '#ui/buttons/button-style.ts';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Form } from '#ui/forms/form.tsx';
import { MAX_TABLE_BYTES } from '../columns.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportOutcome } from './import-outcome.tsx';

interface ImportFormProps {
  kind: ImportKind;
  table: string;
  onChange: (table: string) => void;
  onStarted: (started: Import) => void;
}

/** A table from a file or pasted, and what the check says of it, until the table is changed. */
export function ImportForm({ kind, table, onChange, onStarted }: ImportFormProps) {
  const [fault, setFault] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const checking = useMutation(checkImportMutation());
  const { reset } = checking;
  const refused = useFormErrors(checking.error, say('imports.form.failed'));
  const ofTable = fault ?? refused.fields.find(({ name }) => name === 'content')?.errors.join(' ');
  const found = checking.data?.data;

  function change(next: string) {
    onChange(next);
    setFault(undefined);
    reset();
  }

  function check() {
    const found =
      table.trim() === '' ? say('imports.form.empty') : findSizeFault(new TextEncoder().encode(table).length);
    if (found !== undefined) refuse(found);
    else checking.mutate({ body: { kind, content: table } });
  }

  function refuse(message: string) {
    setFault(message);
    setAttempt((before) => before + 1);
  }

  return (
    <div className="mt-6 max-w-3xl space-y-10">
      <ImportColumns kind={kind} />
      <Form
        onSubmit={check}
        errors={ofTable === undefined ? [] : [{ field: 'table', message: ofTable }]}
        attempt={attempt}
        failure={refused.form}
      >
        <TableFile onRead={change} onRefused={refuse} />
        <TextArea
          name="table"
          label={say('imports.form.table')}
          hint={say('imports.form.tableHint')}
          error={ofTable}
          rows={8}
          value={table}
          spellCheck={false}
          className="[&_textarea]:max-h-96"
          onChange={(event) => change(event.target.value)}
        />
        <Button type="submit" pending={checking.isPending} pendingLabel={say('imports.form.checking')}>
          {say('imports.form.check')}
        </Button>
      </Form>
      {found && <ImportOutcome found={found} onStarted={onStarted} />}
    </div>
  );
}

function findSizeFault(bytes: number): string | undefined {
  if (bytes <= MAX_TABLE_BYTES) return undefined;
  return say('imports.form.tooLarge', { size: sayBytes(bytes), most: sayBytes(MAX_TABLE_BYTES) });
}

interface TableFileProps {
  onRead: (table: string) => void;
  /** With why it can't be read. */
  onRefused: (message: string) => void;
}

/** The file's text replaces what is in the field. */
function TableFile({ onRead, onRefused }: TableFileProps) {
  const id = useId();
  const [name, setName] = useState<string>();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <label
        htmlFor={id}
        className={buttonClass({
          variant: 'secondary',
          className:
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        })}
      >
        {say('imports.form.chooseFile')}
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          className="sr-only"
          onChange={async ({ target }) => {
            const [file] = target.files ?? [];
            // So that the same file can be chosen again once it was changed.
            target.value = '';
            if (!file) return;
            const tooLarge = findSizeFault(file.size);
            if (tooLarge !== undefined) return onRefused(tooLarge);
            try {
              onRead(await file.text());
              setName(file.name);
            } catch {
              // It was moved or changed since it was chosen, or its device is gone.
              onRefused(say('imports.form.unreadable'));
            }
          }}
        />
      </label>
      <p role="status" className="min-w-0 text-sm wrap-anywhere text-muted">
        {name === undefined ? say('imports.form.noFile') : <bdi>{name}</bdi>}
      </p>
    </div>
  );
}
