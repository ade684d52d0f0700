import { impactReviewInputBounds } from '#generated/bounds/ImpactReviewInput.gen.ts';
import { say } from '#languages/say.ts';
import type { TextDialogProps, TextTemplate } from '#ui/dialogs/text-dialog.tsx';
import { type Question, question } from './decision-kind.ts';
import type { Decidable } from './held-decision.ts';

interface TextWords<Row> extends Pick<TextDialogProps, 'field' | 'least' | 'missing' | 'templates' | 'isDanger'> {
  /** Who reads the text and what they can do next. */
  description: (rows: readonly Row[]) => string;
}

/** Asks for the text of a decision, which is stored as its reason. */
export function askText<Row extends Decidable, Verdict>(
  { description, ...words }: TextWords<Row>,
  verdictOf: (text: string) => Verdict,
): Question<Row, Verdict> {
  return question(
    async () => (await import('../drafts/draft-text-dialog.tsx')).DraftTextDialog,
    ({ rows, former, title, confirm, onAnswer, onClose }) => ({
      ...words,
      about: rows.map(({ id }) => id),
      isHandedOver: true,
      title,
      description: description(rows),
      confirm,
      start: reasonIn(former),
      onText: (text) => onAnswer(verdictOf(text)),
      onClose,
    }),
  );
}

interface ReasonWords<Row> extends Pick<TextWords<Row>, 'description'> {
  templates: readonly TextTemplate[];
  /** Left out where something can be improved and sent again. */
  hint?: string;
}

export const askReason = <Row extends Decidable, Verdict>(
  { hint = say('platform.textQuestion.hint'), ...words }: ReasonWords<Row>,
  verdictOf: (reason: string) => Verdict,
) =>
  askText<Row, Verdict>(
    {
      ...words,
      field: {
        name: 'reason',
        label: say('platform.textQuestion.reason'),
        hint,
        most: impactReviewInputBounds.reason.maxLength,
      },
      missing: say('platform.textQuestion.reasonMissing'),
      isDanger: true,
    },
    verdictOf,
  );

/** What was typed for a decision that was undone or refused. */
const reasonIn = (verdict: unknown): string =>
  typeof verdict === 'object' && verdict && 'reason' in verdict && typeof verdict.reason === 'string'
    ? verdict.reason
    : '';
