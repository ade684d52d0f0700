import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ImportKind } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { useLeaveQuestion } from '#platform/browser/forms/use-leave-question.ts';
import { ChoiceBar } from '#ui/buttons/choice-bar.tsx';
import { LeaveQuestion } from '#ui/forms/leave-question.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { ImportForm } from './import-form.tsx';
import { ImportProgress } from './import-progress.tsx';

const KINDS: readonly { value: ImportKind; label: string }[] = [
  { value: 'members', label: say('imports.importPage.members') },
  { value: 'impacts', label: say('imports.importPage.impacts') },
];
const EMPTY: Record<ImportKind, string> = { members: '', impacts: '' };
const RUN = 'run';

/** Taking in members and impacts from a table: what was started is in the address, so that it can be followed later. */
export function ImportPage() {
  const [search, setSearch] = useSearchParams();
  const [kind, setKind] = useState<ImportKind>('members');
  const [tables, setTables] = useState(EMPTY);
  const runId = search.get(RUN);
  const isUnsaved = Object.values(tables).some((table) => table !== '');
  const leaving = useLeaveQuestion(isUnsaved && runId === null, { isLostOnReload: isUnsaved });
  const setTable = (table: string) => setTables((before) => ({ ...before, [kind]: table }));

  return (
    <>
      <PageHeading size="area" lead={say('imports.importPage.lead')}>
        {say('imports.importPage.heading')}
      </PageHeading>
      {runId === null ? (
        <>
          <div className="mt-6">
            <ChoiceBar
              name="import-kind"
              label={say('imports.importPage.kind')}
              choices={KINDS}
              value={kind}
              onChoose={setKind}
            />
          </div>
          <ImportForm
            key={kind}
            kind={kind}
            table={tables[kind]}
            onChange={setTable}
            onStarted={({ id }) => setSearch({ [RUN]: id })}
          />
        </>
      ) : (
        <ImportProgress
          id={runId}
          onDone={(done) => setTables((before) => ({ ...before, [done]: '' }))}
          onBack={(of) => {
            setKind(of);
            setSearch({});
          }}
        />
      )}
      <LeaveQuestion
        isOpen={leaving.isAsking}
        what={say('imports.importPage.unsaved')}
        keeping={say('imports.importPage.lost')}
        onLeave={leaving.leave}
        onStay={leaving.stay}
      />
    </>
  );
}
