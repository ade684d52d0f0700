import { useState } from 'react';
import { QuestionDialog } from '#ui/dialogs/question-dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

interface DaysQuestionProps {
  title: string;
  onDays: (days: number) => void;
  onClose: () => void;
}

const MAX_DAYS = 365;

export function DaysQuestion({ title, onDays, onClose }: DaysQuestionProps) {
  const [typed, setTyped] = useState('14');
  const [fault, setFault] = useState<string | undefined>();

  function submit() {
    const days = Number(typed);
    const isDays = /^\d+$/.test(typed) && days >= 1 && days <= MAX_DAYS;
    if (isDays) return onDays(days);
    setFault(`Enter a number of days from 1 to ${MAX_DAYS}.`);
    document.getElementById('days')?.focus();
  }

  return (
    <QuestionDialog title={title} confirm="Lend" onSubmit={submit} onClose={onClose}>
      <TextField
        name="days"
        label="Days"
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        error={fault}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="max-w-40"
      />
    </QuestionDialog>
  );
}
