import { useQuery } from '@tanstack/react-query';
import { getOpportunityOptions } from '#generated/opportunities/getOpportunity.gen.ts';
import type { Application } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { DraftTextDialog } from '#platform/browser/drafts/draft-text-dialog.tsx';
import { MAX_MESSAGE_LENGTH } from '../../flows/application-draft.ts';

interface MessageDialogProps {
  rows: readonly Application[];
  isApproved: boolean;
  title: string;
  confirm: string;
  onMessage: (message: string | null) => void;
  onClose: () => void;
}

/** The message that goes with a decision, prefilled with the opportunity's template. */
export function MessageDialog({ rows, isApproved, title, confirm, onMessage, onClose }: MessageDialogProps) {
  const template = useTemplate(rows, isApproved);
  return (
    <DraftTextDialog
      about={rows.map(({ id }) => id)}
      title={title}
      description={sayReaders(rows.length, isApproved)}
      confirm={confirm}
      isDanger={!isApproved}
      field={{
        name: 'message',
        label:
          rows.length > 1 ? say('opportunities.messageDialog.bulkMessage') : say('opportunities.messageDialog.message'),
        hint: isApproved
          ? say('opportunities.messageDialog.acceptHint')
          : say('opportunities.messageDialog.declineHint'),
        rows: 6,
        most: MAX_MESSAGE_LENGTH,
      }}
      start={template}
      onText={(text) => onMessage(text || null)}
      onClose={onClose}
    />
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
  return isApproved
    ? say('opportunities.messageDialog.readersAccepted', { count })
    : say('opportunities.messageDialog.readersDeclined', { count });
}
