import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { CONTROL_CLASS, describedBy, FieldFrame, NO_PLACEHOLDER } from '#ui/fields/field-frame.tsx';
import { type CommentDraft, insertMention, nameBefore } from './comment-draft.ts';
import { type MentionCandidate, MentionList, optionId } from './mention-list.tsx';
import { useMentionSearch } from './use-mention-search.ts';

interface CommentFieldProps {
  name: string;
  label: string;
  error: string | undefined;
  draft: CommentDraft;
  autoFocus: boolean;
  onChange: (draft: CommentDraft) => void;
  onSend: () => void;
  onCancel?: (() => void) | undefined;
}

/** Text with mentions: a list of people opens after an @, worked with the arrow keys, Enter and Escape, or by touch. */
export function CommentField(props: CommentFieldProps) {
  const { name, label, error, draft, autoFocus, onChange } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [caret, setCaret] = useState(0);
  const [goal, setGoal] = useState<number | null>(null);
  const mentioning = useMentionSearch(nameBefore(draft, caret));
  const { found, active } = mentioning;
  const isOpen = found.length > 0;

  useEffect(() => {
    if (goal === null) return;
    field.current?.setSelectionRange(goal, goal);
    setCaret(goal);
    setGoal(null);
  }, [goal]);

  useEffect(() => {
    if (!autoFocus || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [autoFocus]);

  function choose(person: MentionCandidate) {
    const next = insertMention(draft, caret, { id: person.id, name: person.name });
    onChange(next.draft);
    setGoal(next.caret);
    mentioning.reset();
  }

  return (
    <FieldFrame id={name} label={label} error={error}>
      <div className="relative">
        <textarea
          ref={field}
          id={name}
          name={name}
          rows={2}
          dir="auto"
          placeholder={NO_PLACEHOLDER}
          value={draft.text}
          {...describedBy(name, { error })}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen ? optionId(listId, active) : undefined}
          onChange={({ target }) => {
            setCaret(target.selectionStart);
            onChange({ ...draft, text: target.value });
          }}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onBlur={mentioning.close}
          onKeyDown={(event) => pressKey(event, { ...props, mentioning, choose })}
          className={classNames(CONTROL_CLASS, 'field-sizing-content max-h-96 min-h-20 resize-y')}
        />
        {isOpen && <MentionList id={listId} found={found} active={active} onChoose={choose} />}
      </div>
    </FieldFrame>
  );
}

interface Pressing extends Pick<CommentFieldProps, 'onSend' | 'onCancel'> {
  mentioning: ReturnType<typeof useMentionSearch>;
  choose: (person: MentionCandidate) => void;
}

function pressKey(event: KeyboardEvent, { mentioning, choose, onSend, onCancel }: Pressing): void {
  // Enter also confirms a character that is being composed.
  if (event.nativeEvent.isComposing) return;
  const person = mentioning.found[mentioning.active];
  const work =
    event.key === 'Enter' && (event.ctrlKey || event.metaKey)
      ? () => onSend()
      : person
        ? WITH_LIST[event.key]
        : event.key === 'Escape' && onCancel
          ? () => onCancel()
          : undefined;
  if (!work) return;
  event.preventDefault();
  work({ mentioning, choose: () => person && choose(person) });
}

type ListKey = (list: { mentioning: Pressing['mentioning']; choose: () => void }) => void;

const WITH_LIST: Readonly<Record<string, ListKey>> = {
  ArrowDown: ({ mentioning }) => mentioning.move(1),
  ArrowUp: ({ mentioning }) => mentioning.move(-1),
  Enter: ({ choose }) => choose(),
  Tab: ({ choose }) => choose(),
  Escape: ({ mentioning }) => mentioning.dismiss(),
};
