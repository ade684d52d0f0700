import { type ComponentProps, type ReactNode, useState } from 'react';
import { say } from '#languages/say.ts';
import { CountedTextArea } from '../fields/counted-text-area.tsx';
import { Fieldset } from '../fields/fieldset.tsx';
import { Radio } from '../fields/radio.tsx';
import { QuestionDialog, type QuestionDialogProps } from './question-dialog.tsx';

/** A text to start with. */
export interface TextTemplate {
  id: string;
  label: string;
  text: string;
}

export interface TextDialogProps extends Omit<QuestionDialogProps, 'children' | 'onSubmit'> {
  field: Pick<ComponentProps<typeof CountedTextArea>, 'name' | 'label' | 'hint' | 'rows' | 'most'>;
  /** The shortest text. */
  least?: number | undefined;
  /** The initial text. */
  start?: string;
  /** The error for an empty text; without one, the text is optional. */
  missing?: string | undefined;
  templates?: readonly TextTemplate[] | undefined;
  /** Above the field. */
  children?: ReactNode;
  onTyped?: (text: string) => void;
  /** Called with the trimmed text. */
  onText: (text: string) => void;
}

const OWN_WORDS = 'own';

/** A dialog that asks for one text. Switching between templates never loses what was typed by hand. */
export function TextDialog(props: TextDialogProps) {
  const { field, least = 0, start = '', missing, templates = [], children, onTyped, onText, ...frame } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [template, setTemplate] = useState(OWN_WORDS);
  const [own, setOwn] = useState(start);
  const [fault, setFault] = useState<string>();
  const text = typed ?? start;

  function change(changed: string) {
    setTyped(changed);
    setFault(undefined);
    onTyped?.(changed);
  }

  function choose(id: string) {
    const kept = templates.some((one) => one.text === text) ? own : text;
    setOwn(kept);
    setTemplate(id);
    change(templates.find((one) => one.id === id)?.text ?? kept);
  }

  function submit() {
    const given = text.trim();
    const found = faultIn(given, { most: field.most, least, missing });
    setFault(found);
    if (found) document.getElementById(field.name)?.focus();
    else onText(given);
  }

  return (
    <QuestionDialog size={templates.length > 0 ? 'lg' : 'md'} {...frame} onSubmit={submit}>
      {children}
      {templates.length > 0 && (
        <Fieldset id={`${field.name}-template`} legend={say('ui.textDialog.startWith')}>
          <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            {[{ id: OWN_WORDS, label: say('ui.textDialog.ownText') }, ...templates].map(({ id, label }) => (
              <Radio
                key={id}
                name={`${field.name}-template`}
                value={id}
                label={label}
                checked={template === id}
                autoFocus={id === OWN_WORDS}
                onChange={() => choose(id)}
              />
            ))}
          </div>
        </Fieldset>
      )}
      <CountedTextArea
        {...field}
        hint={
          <>
            {field.hint} <span className="pointer-coarse:hidden">{say('ui.textDialog.sendKeys')}</span>
          </>
        }
        optional={missing === undefined}
        autoFocus={templates.length === 0}
        value={text}
        error={fault}
        onChange={({ target }) => change(target.value)}
      />
    </QuestionDialog>
  );
}

function faultIn(
  given: string,
  { most, least, missing }: { most: number; least: number; missing: string | undefined },
): string | undefined {
  if (given === '') return missing;
  if (given.length > most) return say('ui.textDialog.tooLong', { most });
  return given.length < least ? say('ui.textDialog.tooShort', { least }) : undefined;
}
