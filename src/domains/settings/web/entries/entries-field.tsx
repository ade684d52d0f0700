import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BuiltIn } from '#domains/vocabularies/entry-names.ts';
import { getCommunitySettingsOptions } from '#generated/settings/getCommunitySettings.gen.ts';
import type { ListEntry } from '#generated/types.gen.ts';
import { SOURCE_LANGUAGE } from '#languages/languages.ts';
import { say } from '#languages/say.ts';
import { pageLanguage } from '#platform/browser/page/page-language.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { useFocusAfter } from '#ui/focus/use-focus-after.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { MAX_ENTRIES, sayListed } from '../../lists.ts';
import type { SettingFieldProps } from '../setting-field-props.ts';
import { EntryRow } from './entry-row.tsx';

interface EntriesFieldProps extends SettingFieldProps<ListEntry[]> {
  builtIn: BuiltIn;
}

/** A list that people choose from: what its entries are called, their order, and which are offered. */
export function EntriesField({ builtIn, id, label, hint, error, value, disabled, onChange }: EntriesFieldProps) {
  const state = useQuery(getCommunitySettingsOptions()).data?.data;
  const uses = state?.entryUses ?? [];
  const defaultLanguage = state?.values.defaultLanguage ?? SOURCE_LANGUAGE;
  const [opened, setOpened] = useState<string | null>(null);
  const [status, setStatus] = useState('');
  const focusAfter = useFocusAfter(value);
  const nameOf = (entry: ListEntry) => sayListed(entry, builtIn, defaultLanguage) || say('settings.entries.nameless');
  const adding = `${id}.add`;

  function move(entry: ListEntry, step: -1 | 1) {
    const place = value.indexOf(entry) + step;
    const pressed = document.activeElement;
    // The browser takes the focus from a button whose row is moved.
    focusAfter(() => pressed);
    setStatus(say('settings.entries.moved', { name: isolate(nameOf(entry)), place: place + 1, count: value.length }));
    onChange(value.filter((one) => one !== entry).toSpliced(place, 0, entry));
  }

  function add() {
    const entry = { id: crypto.randomUUID(), names: {}, isRetired: false };
    focusAfter(() => document.getElementById(`${id}.${entry.id}.${pageLanguage()}`));
    setOpened(entry.id);
    onChange([...value, entry]);
  }

  return (
    <Fieldset id={id} legend={label} hint={hint} error={error}>
      <ol className="divide-y divide-line border-y border-line">
        {value.map((entry, place) => (
          <EntryRow
            key={entry.id}
            id={`${id}.${entry.id}`}
            entry={entry}
            name={nameOf(entry)}
            standardName={builtIn.get(entry.id)?.()}
            uses={uses.find((one) => one.id === entry.id)?.count ?? 0}
            isFirst={place === 0}
            isLast={place === value.length - 1}
            isOpen={opened === entry.id}
            disabled={disabled}
            onOpen={() => setOpened(opened === entry.id ? null : entry.id)}
            onMove={(step) => move(entry, step)}
            onChange={(changed) => onChange(value.with(place, changed))}
            onRemove={() => {
              focusAfter(() => document.getElementById(adding));
              onChange(value.filter((one) => one !== entry));
            }}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {status}
      </p>
      {!disabled && value.length < MAX_ENTRIES && (
        <Button id={adding} variant="secondary" size="sm" onClick={add}>
          {say('settings.entries.add')}
        </Button>
      )}
    </Fieldset>
  );
}
