import { useMutation } from '@tanstack/react-query';
import { LANGUAGES, type Language } from '#languages/languages.ts';
import { say } from '#languages/say.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { listOffered, pageLanguage } from '#platform/browser/page/page-language.ts';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { Radio } from '#ui/fields/radio.tsx';
import { chooseLanguage } from '../shell/choose-language.ts';

/** A choice is saved at once, and the page reloads in that language. */
export function LanguageSection() {
  const save = useMutation({
    mutationFn: async (language: Language) => await chooseLanguage(language, true),
  });
  const refused = useFormErrors(save.error, say('app.languageSection.failed'));
  const shown = save.isPending || save.isSuccess ? save.variables : pageLanguage();
  return (
    <div className="mt-8 max-w-lg">
      <Fieldset
        id="language"
        legend={say('app.languageSection.yourLanguage')}
        hint={say('app.languageSection.hint')}
        error={refused.form ?? undefined}
      >
        {listOffered().map((language) => (
          <Radio
            key={language}
            name="language"
            value={language}
            label={
              <span lang={language} dir="auto">
                {LANGUAGES[language]}
              </span>
            }
            checked={language === shown}
            disabled={save.isPending}
            onChange={() => save.mutate(language)}
          />
        ))}
      </Fieldset>
    </div>
  );
}
