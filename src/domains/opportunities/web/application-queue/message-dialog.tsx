import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getOpportunityOptions } from '#generated/opportunities/getOpportunity.gen.ts';
import type { Application } from '#generated/types.gen.ts';
import { CountedTextArea } from '#ui/counted-text-area.tsx';
import { QuestionDialog } from '#ui/question-dialog.tsx';
import { MOST_IN_A_MESSAGE } from '../../flows/application-draft.ts';
import { findMessage, keepMessage } from './message-memory.ts';

interface MessageDialogProps {
  rows: readonly Application[];
  isApproved: boolean;
  /** The button's verb. */
  label: string;
  about: string;
  onMessage: (message: string | null) => void;
  onClose: () => void;
}

/** The message that goes with a decision, prefilled with the opportunity's template. */
export function MessageDialog({ rows, isApproved, label, about, onMessage, onClose }: MessageDialogProps) {
  const ids = rows.map(({ id }) => id);
  const [typed, setTyped] = useState(() => findMessage(label, ids));
  const [fault, setFault] = useState<string>();
  const template = useTemplate(rows, isApproved);
  const message = typed ?? template;

  function submit() {
    const text = message.trim();
    if (text.length <= MOST_IN_A_MESSAGE) return onMessage(text || null);
    setFault(`Use at most ${MOST_IN_A_MESSAGE.toLocaleString('en-GB')} characters.`);
    document.getElementById('decision-message')?.focus();
  }

  return (
    <QuestionDialog
      title={`${label} ${about}`}
      description={sayReaders(rows.length, isApproved)}
      confirm={rows.length > 1 ? `${label} ${rows.length}` : label}
      isDanger={!isApproved}
      onSubmit={submit}
      onClose={onClose}
    >
      <CountedTextArea
        id="decision-message"
        name="message"
        label={rows.length > 1 ? 'Message to all applicants' : 'Message'}
        hint={`${isApproved ? 'What happens next: when and where, what to bring.' : 'Why, or what to try next.'} Ctrl + Enter to send.`}
        optional
        autoFocus
        rows={6}
        most={MOST_IN_A_MESSAGE}
        value={message}
        error={fault}
        onChange={({ target }) => {
          setTyped(target.value);
          keepMessage(label, ids, target.value);
          setFault(undefined);
        }}
      />
    </QuestionDialog>
  );
}

/** Empty for applications to several opportunities. */
function useTemplate(rows: readonly Application[], isApproved: boolean): string {
  const [id = '', ...others] = new Set(rows.map(({ opportunity }) => opportunity.id));
  const isOne = id !== '' && others.length === 0;
  const opportunity = useQuery({ ...getOpportunityOptions({ path: { id } }), enabled: isOne }).data?.data;
  return (isApproved ? opportunity?.acceptMessage : opportunity?.declineMessage) ?? '';
}

function sayReaders(count: number, isApproved: boolean): string {
  const who = count > 1 ? 'Each applicant gets' : 'The applicant gets';
  const seats = count > 1 ? ' Each takes a place.' : ' A place is taken.';
  return `${who} your message here and by email.${isApproved ? seats : ''}`;
}
