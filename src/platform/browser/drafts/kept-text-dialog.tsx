import { TextDialog, type TextDialogProps } from '#ui/text-dialog.tsx';
import { forgetUnsent, useUnsentText } from './unsent-texts.ts';

export interface KeptTextDialogProps extends Omit<TextDialogProps, 'onTyped'> {
  /** The ids of what the text is about. */
  about: readonly string[];
  /** Whether the text is gone once it's given: a queue brings it back if it's refused. */
  isHandedOver?: boolean;
}

/** Closing it loses nothing: what was typed is there when it's opened again, until `forgetUnsent` says that it was sent. */
export function KeptTextDialog({ about, start, isHandedOver = false, onText, ...dialog }: KeptTextDialogProps) {
  const give = (text: string) => {
    if (isHandedOver) about.forEach(forgetUnsent);
    onText(text);
  };
  return <TextDialog {...dialog} {...useUnsentText(dialog.title, about, start)} onText={give} />;
}
