import type { InputEvent } from 'react';
import { latinDigits } from '#languages/typed-numbers.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'autoComplete' | 'onInput'>;

export function PhoneField(props: PhoneFieldProps) {
  return <TextField {...props} type="tel" autoComplete="tel" onInput={dialInLatin} />;
}

/** Converts to Latin digits, which are dialled and sent. The field would also reorder groups of Arabic digits. */
function dialInLatin({ currentTarget: input }: InputEvent<HTMLInputElement>): void {
  const dialled = latinDigits(input.value);
  if (dialled === input.value) return;
  const { selectionStart: caret } = input;
  input.value = dialled;
  input.setSelectionRange(caret, caret);
}
