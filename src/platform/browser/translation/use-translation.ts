import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { translateText } from '#generated/translations/translateText.gen.ts';
import type { TextKind, Translation } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';

export interface Translatable {
  kind: TextKind;
  id: string;
  /** What was detected or chosen. */
  language: string | null | undefined;
  title?: string;
  text: string;
}

export interface TranslationState {
  /** What to show now: the original, or its translation. */
  shown: { title: string; text: string; language: string | null | undefined };
  /** Whether a service can be asked, and the reader may need it. */
  isOffered: boolean;
  isPending: boolean;
  /** Null while the original is shown. */
  translation: Translation | null;
  /** Why it failed, as a sentence. */
  failure: string | null;
  /** Asks for a translation if there is none yet, or goes back to the original. */
  toggle: () => void;
}

/** A translation of what someone wrote, which is only asked for when the reader presses the button. */
export function useTranslation({ kind, id, language, title = '', text }: Translatable): TranslationState {
  const target = say('language.code');
  // An edited text, or another one, has no translation yet.
  const original = [kind, id, language, title, text].join('\n');
  const [isShown, setShown] = useState(false);
  const asking = useMutation({
    mutationFn: async (_: string) => (await translateText({ body: { kind, id, target } })).data.data,
    onSuccess: () => setShown(true),
  });
  const isOfThis = asking.variables === original;
  const known = (isOfThis && asking.data) || null;
  const translation = isShown ? known : null;
  return {
    shown: translation
      ? { title: translation.title ?? title, text: translation.text, language: translation.target }
      : { title, text, language },
    isOffered: readPageSettings().isTranslated === true && Boolean(language) && language !== target,
    isPending: isOfThis && asking.isPending,
    translation,
    failure: isOfThis && asking.isError ? sayFailed(say('platform.translation.failed'), asking.error) : null,
    toggle: () => {
      if (known) setShown(!isShown);
      else asking.mutate(original);
    },
  };
}
