import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { setWrittenIn } from '#generated/translations/setWrittenIn.gen.ts';
import type { TextKind } from '#generated/types.gen.ts';
import { sayLanguageName } from '#languages/language-names.ts';
import { say } from '#languages/say.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { toastFailed } from '#platform/browser/calls/toast-failed.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Select } from '#ui/fields/select.tsx';
import { LANGUAGE_CODES } from './language-codes.ts';

interface WrittenInProps {
  of: { kind: TextKind; id: string; language?: string | null | undefined };
}

/** Lets those who wrote a text correct the language that was detected. */
export function WrittenInChoice({ of }: WrittenInProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The focus was in the form, which isn't there any more.
    if (wasOpen.current && !isOpen) opener.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <WrittenInForm of={of} onDone={() => setOpen(false)} />;
  return (
    <div ref={opener}>
      <Button
        variant="quiet"
        size="sm"
        className="-ms-3"
        aria-label={say('platform.translation.changeLabel')}
        onClick={() => setOpen(true)}
      >
        {say('platform.translation.change')}
      </Button>
    </div>
  );
}

const DETECT = '';

export function WrittenInForm({ of: { kind, id, language }, onDone }: WrittenInProps & { onDone: () => void }) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState(language ?? DETECT);
  const saving = useMutation({
    mutationFn: async () =>
      (await setWrittenIn({ body: { kind, id, language: chosen === DETECT ? null : chosen } })).data,
    onSuccess: async ({ message }) => {
      await makeStale(client, ...TOPICS[kind]);
      toast({ message, tone: 'success' });
      onDone();
    },
    onError: (error) => toastFailed(say('platform.translation.saveFailed'), error),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate();
  };
  return (
    <form onSubmit={submit} className="flex w-full flex-wrap items-end gap-3 py-2 text-ink">
      <Select
        name={`language-of-${id}`}
        label={say('platform.translation.language')}
        options={listOptions(language)}
        value={chosen}
        autoFocus
        onChange={({ target }) => setChosen(target.value)}
        className="max-w-72"
      />
      <div className="flex gap-2">
        <Button type="submit" variant="secondary" pending={saving.isPending}>
          {say('platform.translation.save')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {say('platform.translation.cancel')}
        </Button>
      </div>
    </form>
  );
}

const TOPICS = {
  impact: ['impacts'],
  comment: ['comments'],
  council: ['councils'],
  opportunity: ['opportunities'],
  article: ['news', 'articles'],
  profile: ['people'],
} as const satisfies Record<TextKind, readonly Parameters<typeof makeStale>[1][]>;

/** In the order of their names in the reader's language. */
function listOptions(current: string | null | undefined) {
  const order = new Intl.Collator(say('language.locale'));
  const codes = new Set([...LANGUAGE_CODES, ...(current ? [current] : [])]);
  const named = [...codes].map((value) => ({ value, label: sayLanguageName(value) }));
  return [
    { value: DETECT, label: say('platform.translation.detect') },
    ...named.sort((one, other) => order.compare(one.label, other.label)),
  ];
}
