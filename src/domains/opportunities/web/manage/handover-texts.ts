import { say } from '#languages/say.ts';
import type { ActionTexts } from '#ui/dialogs/confirm-dialog.tsx';

export const HANDOVER: ActionTexts = {
  label: say('opportunities.handover.label'),
  question: say('opportunities.handover.question'),
  description: say('opportunities.handover.description'),
  confirm: say('opportunities.handover.confirm'),
  pending: say('opportunities.handover.pending'),
  isDestructive: false,
};
