import { QueueFilters } from '#ui/queue/queue-filters.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ACTION_NAMES, optionsOf, SUBJECT_NAMES } from './action-texts.ts';
import { ActorChoice } from './actor-choice.tsx';
import type { AuditView } from './audit-address.ts';

interface AuditFiltersProps {
  view: AuditView;
  onNarrow: (name: string, value: string, isTyping?: boolean) => void;
}

export function AuditFilters({ view, onNarrow }: AuditFiltersProps) {
  const { search, action, subjectKind, who, from, to } = view;
  return (
    <QueueFilters
      search={search}
      placeholder="Title or name"
      onSearch={(words) => onNarrow('search', words, true)}
      count={[action, subjectKind, who, from, to].filter((one) => one !== null).length}
    >
      <ActorChoice who={who} onChoose={(id) => onNarrow('who', id ?? '')} className="sm:w-40" />
      <Select
        name="action"
        label="Action"
        placeholder="Any action"
        options={optionsOf(ACTION_NAMES)}
        value={action ?? ''}
        onChange={({ target }) => onNarrow('action', target.value)}
        className="sm:w-44"
      />
      <Select
        name="subject"
        label="About"
        placeholder="Everything"
        options={optionsOf(SUBJECT_NAMES)}
        value={subjectKind ?? ''}
        onChange={({ target }) => onNarrow('subject', target.value)}
        className="sm:w-36"
      />
      <TextField
        name="from"
        type="date"
        label="From"
        autoComplete="off"
        value={from ?? ''}
        max={to ?? undefined}
        onChange={({ target }) => onNarrow('from', target.value)}
        className="sm:w-36"
      />
      <TextField
        name="to"
        type="date"
        label="To"
        autoComplete="off"
        value={to ?? ''}
        min={from ?? undefined}
        onChange={({ target }) => onNarrow('to', target.value)}
        className="sm:w-36"
      />
    </QueueFilters>
  );
}
