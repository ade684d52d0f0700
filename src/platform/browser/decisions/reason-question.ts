import type { ReasonTemplate } from '#ui/queue/reason.ts';
import { type Question, question } from './decision-kind.ts';

interface ReasonWords {
  templates: readonly ReasonTemplate[];
  /** Who reads the reason and what they can do next. */
  description: (isMany: boolean) => string;
}

/** Asks for the reason for declining. */
export function askReason<Row, Verdict>(
  { templates, description }: ReasonWords,
  verdictOf: (reason: string) => Verdict,
): Question<Row, Verdict> {
  return question(
    async () => (await import('#ui/queue/reason-dialog.tsx')).ReasonDialog,
    ({ rows, refused, label, about, onAnswer, onClose }) => ({
      title: `${label} ${about}`,
      description: description(rows.length > 1),
      confirm: rows.length > 1 ? `${label} ${rows.length}` : label,
      templates,
      start: reasonIn(refused),
      onReason: (reason) => onAnswer(verdictOf(reason)),
      onClose,
    }),
  );
}

/** What was typed for a decision that was refused. */
export const reasonIn = (verdict: unknown): string =>
  typeof verdict === 'object' && verdict && 'reason' in verdict && typeof verdict.reason === 'string'
    ? verdict.reason
    : '';
