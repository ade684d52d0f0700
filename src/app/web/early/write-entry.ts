/** An input. Text areas and selects have the same properties of those used here. */
export type Field = HTMLInputElement;

/** What someone typed into a field or chose in it. */
export interface Entry {
  id?: string;
  type: string;
  value: string;
  checked?: boolean;
}

/** React takes a field's value for what it drew, and only reports a change from it: show it another value first. */
export function writeEntry(field: Field, { type, value, checked }: Entry): void {
  if (type === 'checkbox' || type === 'radio') {
    field.checked = !checked;
    field.click();
    return;
  }
  const { selectionStart, selectionEnd, selectionDirection } = field;
  const hasCaret = field.value === value && typeof selectionStart === 'number';
  field.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  // Restore the caret, which may be within the text: React resets the field and then writes the text again.
  if (hasCaret)
    queueMicrotask(() => field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined));
}
