import { changeRow } from '../calls/cached-rows.ts';
import { answerEach } from '../decisions/decision-answers.ts';
import { type ChoiceWords, type DecisionKind, question } from '../decisions/decision-kind.ts';
import { askReason } from '../decisions/text-question.ts';
import { getPebble, type Pebble, type PebbleVerdict, sortPebble } from './pebbles.ts';

/** A queue stores its rows under a query key; no API call defines one for these. */
export const pebblesKey = (...search: string[]) => ['pebbles', ...search];

const sentences = (ask: string, doing: string, done: string): Pick<ChoiceWords, 'about' | 'several'> => ({
  about: {
    asking: (rows) => `${ask} ${rows}`,
    doing: (rows) => `${doing} ${rows}`,
    notDone: (rows, count) => `${rows} ${count === 1 ? 'was' : 'were'} not ${done}`,
  },
  several: { confirm: (count) => `${ask} ${count}`, done: (rows) => `${rows} ${done}` },
});

/** A choice without a dialog, one with a dialog of its own, one with a reason. */
export const pebbleDecisions: DecisionKind<Pebble, PebbleVerdict> = {
  countOf: (count) => `${count} pebbles`,
  titleOf: ({ title }) => title,
  choices: [
    {
      id: 'keep',
      key: 'a',
      label: 'Keep',
      doing: 'Keeping',
      ...sentences('Keep', 'Keeping', 'kept'),
      verdict: { state: 'kept' },
    },
    {
      id: 'lend',
      key: 'l',
      label: 'Lend',
      doing: 'Lending',
      ...sentences('Lend', 'Lending', 'lent'),
      hint: 'Lend for a few days',
      question: question(
        async () => (await import('./days-question.tsx')).DaysQuestion,
        ({ title, onAnswer, onClose }) => ({
          title,
          onDays: (days) => onAnswer({ state: 'lent', days }),
          onClose,
        }),
      ),
    },
    {
      id: 'return',
      key: 'd',
      label: 'Return',
      doing: 'Returning',
      ...sentences('Return', 'Returning', 'returned'),
      hint: 'Return with a reason',
      question: askReason(
        {
          templates: [
            {
              id: 'common',
              label: 'There are many like it',
              text: 'There are many like it. Try to find one that stands out.',
            },
            {
              id: 'heavy',
              label: 'It is too heavy to carry',
              text: 'It is too heavy to carry. Please leave it there.',
            },
          ],
          description: () => 'The finder will see your reason.',
        },
        (reason) => ({ state: 'returned', reason }),
      ),
    },
  ],
  canDecide: ({ state }) => state === 'open',
  describe: (_, verdict) =>
    verdict.state === 'lent' ? `You lent it for ${verdict.days} days` : `You ${verdict.state} it`,
  send: ({ rows, verdict }) =>
    answerEach(rows, async ({ id }) => ({ message: 'Sorted.', changed: await sortPebble(id, verdict) })),
  reread: async ({ id }) => getPebble(id),
  keep: (queryClient, pebble) => changeRow<Pebble>(queryClient, [pebblesKey()], pebble.id, () => pebble),
  forget: async () => undefined,
};
