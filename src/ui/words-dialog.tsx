import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';
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

/** Asks for some words, which may be left out. Ctrl and Enter send them as the button does. */
export function WordsDialog({
  title,
  description,
  field,
  initial = '',
  send,
  failure,
  onSend,
  onClose,
  children,
}: WordsDialogProps) {
  const formId = useId();
  const [words, setWords] = useState(initial);

  function submit(event: FormEvent) {
    event.preventDefault();
    // Of a form in a dialog above another: what surrounds it in the code is not what surrounds it on the page.
    event.stopPropagation();
    onSend(words.trim());
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button type="submit" form={formId} pending={send.isPending} pendingLabel={send.pendingLabel}>
            {send.label}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="space-y-5">
        {children}
        <TextArea
          {...field}
          optional
          autoFocus
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          }}
        />
        {failure !== null && (
          <Notice tone="danger" isLive>
            {failure}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
