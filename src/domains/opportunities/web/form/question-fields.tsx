import { useRef } from 'react';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import type { DraftFields } from '#platform/browser/drafts/use-draft-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useFocusAfter } from '#ui/focus/use-focus-after.ts';
import type { OpportunityDraft } from '../../flows/opportunity-draft.ts';
import { MAX_QUESTIONS } from '../../flows/opportunity-draft.ts';

/** Whether a message is required, and the partner's own questions. */
export function QuestionFields({ draft, change, faultOf }: DraftFields<OpportunityDraft>) {
  const addButton = useRef<HTMLButtonElement>(null);
  const { questions } = draft;
  const focusAfter = useFocusAfter(questions.length);
  const setQuestion = (index: number, changes: Partial<(typeof questions)[number]>) =>
    change({ questions: questions.map((one, place) => (place === index ? { ...one, ...changes } : one)) });

  function add() {
    change({ questions: [...questions, { key: crypto.randomUUID(), text: '', isRequired: false }] });
    focusAfter(() => document.getElementById(`questions.${questions.length}.text`));
  }

  function remove(index: number) {
    change({ questions: questions.filter((_, place) => place !== index) });
    focusAfter(() => addButton.current);
  }

  return (
    <>
      <Checkbox
        name="requiresMessage"
        label={say('opportunities.questionFields.messageRequired')}
        hint={say('opportunities.questionFields.messageHint')}
        checked={draft.requiresMessage}
        onChange={({ target }) => change({ requiresMessage: target.checked })}
      />
      {questions.length > 0 && (
        <ol className="space-y-5">
          {questions.map(({ key, text, isRequired }, index) => (
            <li key={key} className="border-s-4 border-line ps-4">
              <TextField
                name={`questions.${index}.text`}
                label={say('opportunities.questionFields.question', { number: index + 1 })}
                autoComplete="off"
                value={text}
                onChange={({ target }) => setQuestion(index, { text: target.value })}
                error={faultOf(`questions.${index}.text`)}
              />
              <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                <Checkbox
                  name={`questions.${index}.isRequired`}
                  label={say('opportunities.questionFields.required')}
                  checked={isRequired}
                  onChange={({ target }) => setQuestion(index, { isRequired: target.checked })}
                />
                <Button variant="quiet" size="sm" onClick={() => remove(index)}>
                  <Phrase
                    text={say('opportunities.questionFields.removeQuestion', { number: index + 1 })}
                    parts={{ hidden: (text) => <span className="sr-only">{text}</span> }}
                  />
                </Button>
              </div>
            </li>
          ))}
        </ol>
      )}
      {questions.length < MAX_QUESTIONS ? (
        <Button ref={addButton} variant="secondary" onClick={add}>
          {say('opportunities.questionFields.add')}
        </Button>
      ) : (
        <p className="text-muted">{say('opportunities.questionFields.limit', { most: MAX_QUESTIONS })}</p>
      )}
    </>
  );
}
