import { type ComponentProps, type ReactNode, useState } from 'react';
import { QuestionDialog } from './question-dialog.tsx';
import { TextArea } from './text-area.tsx';

interface WordsDialogProps {
  title: string;
  description: string;
  field: Pick<ComponentProps<typeof TextArea>, 'name' | 'label' | 'hint' | 'rows' | 'maxLength'>;
  /** What the field holds at first. */
  initial?: string;
  send: { label: string; pendingLabel: string; isPending: boolean };
  /** Why it was not sent. */
  failure: string | null;
  /** With the words as they were typed, without space around them; they may be none. */
  onSend: (words: string) => void;
  onClose: () => void;
  /** Above the field. */
  children?: ReactNode;
}

/** Asks for some words, which may be left out. */
export function WordsDialog({ field, initial = '', send, onSend, children, ...frame }: WordsDialogProps) {
  const [words, setWords] = useState(initial);
  return (
    <QuestionDialog
      {...frame}
      confirm={send.label}
      underWay={send.isPending ? send.pendingLabel : undefined}
      back="Not now"
      onSubmit={() => onSend(words.trim())}
    >
      {children}
      <TextArea {...field} optional autoFocus value={words} onChange={({ target }) => setWords(target.value)} />
    </QuestionDialog>
  );
}
