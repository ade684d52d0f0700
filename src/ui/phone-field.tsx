import type { InputEvent } from 'react';
import { latinDigits } from '#languages/typed-numbers.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'autoComplete' | 'onInput'>;

export function PhoneField(props: PhoneFieldProps) {
  return <TextField {...props} type="tel" autoComplete="tel" onInput={dialInLatin} />;
}

/** Numbers are dialled and sent in these. Groups of Arabic digits would also stand in another order in this field. */
function dialInLatin({ currentTarget: input }: InputEvent<HTMLInputElement>): void {
  const dialled = latinDigits(input.value);
  if (dialled === input.value) return;
  const { selectionStart: caret } = input;
  input.value = dialled;
  input.setSelectionRange(caret, caret);
}
