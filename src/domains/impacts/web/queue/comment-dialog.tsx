import { useState } from 'react';
import { CountedTextArea } from '#ui/counted-text-area.tsx';
import { QuestionDialog, type QuestionDialogProps } from '#ui/question-dialog.tsx';
import { MOST_IN_A_REASON } from '#ui/queue/reason.ts';

interface CommentDialogProps extends Pick<QuestionDialogProps, 'title' | 'description' | 'confirm' | 'onClose'> {
  /** A comment that was refused; else empty. */
  start: string;
  onComment: (comment: string) => void;
}

/** What a judge says to the people whose impact they approve. */
export function CommentDialog({ start, onComment, ...frame }: CommentDialogProps) {
  const [comment, setComment] = useState(start);
  const [fault, setFault] = useState<string>();

  function submit() {
    const text = comment.trim();
    if (text.length > 0 && text.length <= MOST_IN_A_REASON) return onComment(text);
    const most = MOST_IN_A_REASON.toLocaleString('en-GB');
    setFault(text ? `Use at most ${most} characters.` : 'Write a comment, or cancel and approve without one.');
    document.getElementById('comment')?.focus();
  }

  return (
    <QuestionDialog {...frame} onSubmit={submit}>
      <CountedTextArea
        id="comment"
        name="comment"
        label="Comment"
        hint="What convinced you, or what made it stand out. Ctrl + Enter to send."
        autoFocus
        rows={5}
        most={MOST_IN_A_REASON}
        value={comment}
        error={fault}
        onChange={({ target }) => {
          setComment(target.value);
          setFault(undefined);
        }}
      />
    </QuestionDialog>
  );
}
