import type { ImportKind } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { saveFile } from '#platform/browser/files/save-file.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { COLUMNS, MAX_ROWS, REQUIRED } from '../columns.ts';

/** Without it, spreadsheets guess the wrong encoding. */
const BYTE_ORDER_MARK = '\ufeff';

/** What a table may have, and an empty one to fill in. */
export function ImportColumns({ kind }: { kind: ImportKind }) {
  const required: readonly string[] = REQUIRED[kind];
  return (
    <TitledSection id="columns" title={say('imports.columns.title')}>
      <p className="mt-2 max-w-prose text-muted">{say('imports.columns.intro', { most: MAX_ROWS })}</p>
      <details className="mt-4 border-y border-line py-3">
        <summary className="cursor-pointer font-semibold">
          {say('imports.columns.all', { count: COLUMNS[kind].length })}
        </summary>
        <dl className="mt-3 divide-y divide-line">
          {COLUMNS[kind].map((column) => (
            <div key={column} className="gap-4 py-2 sm:grid sm:grid-cols-[10rem_minmax(0,1fr)]">
              <dt>
                <code dir="ltr">{column}</code>
              </dt>
              <dd className="text-muted">
                {say('imports.columns.about', { kind, column })}{' '}
                {!required.includes(column) && say('imports.columns.optional')}
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <Button variant="secondary" size="sm" className="mt-4" onClick={() => saveTemplate(kind)}>
        {say('imports.columns.template')}
      </Button>
    </TitledSection>
  );
}

const saveTemplate = (kind: ImportKind): void =>
  saveFile(new Blob([`${BYTE_ORDER_MARK}${COLUMNS[kind].join(',')}\r\n`], { type: 'text/csv' }), `${kind}.csv`);
