import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { ACTION_NAMES, optionsOf, SUBJECT_NAMES } from './deed-words.ts';

interface AuditFiltersProps {
  search: string;
  action: string | null;
  subjectKind: string | null;
  onNarrow: (name: string, value: string, isTyping?: boolean) => void;
}

export function AuditFilters({ search, action, subjectKind, onNarrow }: AuditFiltersProps) {
  return (
    <search className="mt-6 flex flex-wrap items-end gap-4 max-sm:flex-col max-sm:items-stretch">
      <SearchField
        search={search}
        placeholder="A title or a reason"
        onSearch={(words) => onNarrow('search', words, true)}
        className="sm:w-72"
      />
      <Select
        name="subject"
        label="About"
        placeholder="Everything"
        options={optionsOf(SUBJECT_NAMES)}
        value={subjectKind ?? ''}
        onChange={({ target }) => onNarrow('subject', target.value)}
        className="sm:w-44"
      />
      <Select
        name="action"
        label="Deed"
        placeholder="Any deed"
        options={optionsOf(ACTION_NAMES)}
        value={action ?? ''}
        onChange={({ target }) => onNarrow('action', target.value)}
        className="sm:w-64"
      />
    </search>
  );
}
