import type { TextInLanguages } from '#generated/types.gen.ts';
import { LANGUAGES, listLanguages } from '#languages/languages.ts';
import { TextField } from '#ui/fields/text-field.tsx';

interface LanguageFieldsProps {
  /** What the fields' names begin with. */
  id: string;
  value: TextInLanguages;
  maxLength?: number;
  disabled?: boolean;
  onChange: (value: TextInLanguages) => void;
}

/** A text in each of the product's languages, any of which can stay empty. */
export const LanguageFields = ({ id, value, maxLength = 200, disabled, onChange }: LanguageFieldsProps) =>
  listLanguages().map((language) => (
    <TextField
      key={language}
      name={`${id}.${language}`}
      label={<bdi lang={language}>{LANGUAGES[language]}</bdi>}
      lang={language}
      maxLength={maxLength}
      disabled={disabled}
      value={value[language] ?? ''}
      onChange={(event) => onChange({ ...value, [language]: event.target.value })}
    />
  ));
