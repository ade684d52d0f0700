import { TextDialog, type TextDialogProps } from '#ui/dialogs/text-dialog.tsx';
import { discardUnsentText, useUnsentText } from './unsent-texts.ts';

export interface DraftTextDialogProps extends Omit<TextDialogProps, 'onTyped'> {
  /** The ids of what the text is about. */
  about: readonly string[];
  /** Whether the text is forgotten once it's submitted: a queue restores it if the decision is undone or refused. */
  isHandedOver?: boolean;
}

/** Closing the dialog loses nothing: it opens again with what was typed, until `discardUnsentText` drops the text. */
export function DraftTextDialog({ about, start, isHandedOver = false, onText, ...dialog }: DraftTextDialogProps) {
  const submit = (text: string) => {
    if (isHandedOver) about.forEach(discardUnsentText);
    onText(text);
  };
  return <TextDialog {...dialog} {...useUnsentText(dialog.title, about, start)} onText={submit} />;
}
