import { useQuery } from '@tanstack/react-query';
import { listMyCouncilsOptions } from '#generated/councils/listMyCouncils.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { Select } from '#ui/fields/select.tsx';

interface Named {
  id: string;
  title: string;
}

interface CouncilPickerProps {
  value: Named | null;
  onChange: (council: Named | null) => void;
  error: string | undefined;
}

const MAX_OPTIONS = 100;

/** Picks one of the member's councils. Renders nothing for people without one. */
export function CouncilPicker({ value, onChange, error }: CouncilPickerProps) {
  const read = useQuery(listMyCouncilsOptions({ query: { sort: 'title', page_size: MAX_OPTIONS } }));
  const { data, isError } = read;
  if (isError) {
    return <FailedRead of={read} level={3} what={say('councils.councilPicker.failed')} />;
  }
  const own = (data?.data.data ?? [])
    .filter(({ isApproved, standing }) => isApproved && (standing === 'owner' || standing === 'member'))
    .map(({ id, councilTitle }): Named => ({ id, title: councilTitle }));
  // Also offers a council that was chosen before the member left it.
  const offered = value && !own.some(({ id }) => id === value.id) ? [...own, value] : own;
  if (offered.length === 0) return null;
  return (
    <Select
      name="councilId"
      label={say('councils.councilPicker.council')}
      optional
      hint={say('councils.councilPicker.hint')}
      placeholder={say('councils.councilPicker.none')}
      options={offered.map(({ id, title }) => ({ value: id, label: title }))}
      value={value?.id ?? ''}
      onChange={({ target }) => onChange(offered.find(({ id }) => id === target.value) ?? null)}
      error={error}
      className="max-w-md"
    />
  );
}
