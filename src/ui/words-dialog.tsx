import { type ComponentProps, type ReactNode, useState } from 'react';
import { QuestionDialog } from './question-dialog.tsx';
import { TextArea } from './text-area.tsx';

interface WordsDialogProps {
  title: string;
  description: string;
  field: Pick<ComponentProps<typeof TextArea>, 'name' | 'label' | 'hint' | 'rows' | 'maxLength'>;

  initial?: string;
  send: { label: string; pendingLabel: string; isPending: boolean };
  /** Why sending failed. */
  failure: string | null;
  /** With the trimmed text, which may be empty. */
  onSend: (words: string) => void;
  onClose: () => void;

  children?: ReactNode;
}

/** A dialog with one optional text. */
export function WordsDialog({ field, initial = '', send, onSend, children, ...frame }: WordsDialogProps) {
  const [words, setWords] = useState(initial);
  return (
    <QuestionDialog
      {...frame}
      confirm={send.label}
      underWay={send.isPending ? send.pendingLabel : undefined}
      back="Cancel"
      onSubmit={() => onSend(words.trim())}
    >
      {children}
      <TextArea {...field} optional autoFocus value={words} onChange={({ target }) => setWords(target.value)} />
    </QuestionDialog>
  );
}
