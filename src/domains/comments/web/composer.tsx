import { useState } from 'react';
import { RULES_PATH } from '#domains/moderation/model.ts';
import { say } from '#languages/say.ts';
import { sayWhy } from '#platform/browser/calls/say-failure.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { FormFields } from '#ui/forms/form-fields.tsx';
import { type CommentDraft, contentOf, findDraftFault, MAX_LENGTH } from './comment-draft.ts';
import { CommentField } from './comment-field.tsx';
import { useCommentDraft } from './use-comment-draft.ts';

export interface ComposedComment {
  content: string;
  draft: CommentDraft;
}

interface ComposerProps {
  /** The name of the field, of which there may be several on the page. */
  name: string;
  label: string;
  send: string;
  draftKey: string;
  start?: CommentDraft | undefined;
  autoFocus?: boolean | undefined;
  /** What it sends may wait for a connection. */
  worksOffline?: boolean | undefined;
  /** Rejects if the server doesn't accept it. */
  onSend: (written: ComposedComment) => Promise<void>;
  onSent?: (() => void) | undefined;
  onCancel?: (() => void) | undefined;
}

export function Composer(props: ComposerProps) {
  const { name, label, send, draftKey, start, autoFocus = false, worksOffline, onSend, onSent, onCancel } = props;
  const { draft, keeping, change, forget } = useCommentDraft(draftKey, { start, onGone: onCancel });
  const [fault, setFault] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const content = contentOf(draft);
  const isBegun = content !== '';

  async function submit() {
    if (isSending) return;
    const found = findDraftFault(content);
    setFault(found);
    if (found) return document.getElementById(name)?.focus();
    setIsSending(true);
    try {
      await onSend({ content, draft });
      forget(draft);
      onSent?.();
    } catch (error) {
      setFault(sayWhy(error));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormFields isSending={isSending}>
        <CommentField
          name={name}
          label={label}
          error={fault}
          draft={draft}
          autoFocus={autoFocus}
          onChange={change}
          onSend={() => void submit()}
          onCancel={onCancel}
        />
      </FormFields>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="sm" pending={isSending} worksOffline={worksOffline}>
          {send}
        </Button>
        {onCancel && !isSending && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              forget();
              onCancel();
            }}
          >
            {say('comments.composer.cancel')}
          </Button>
        )}
        {isBegun && (
          <TextLink to={RULES_PATH} className="ms-auto text-sm">
            {say('comments.composer.communityRules')}
          </TextLink>
        )}
        <CharactersLeft left={MAX_LENGTH - content.length} />
        {isBegun && keeping === 'refused' && (
          <p className="text-sm text-muted">{say('comments.composer.draftNotKept')}</p>
        )}
      </div>
    </form>
  );
}

const NEAR_THE_END = 200;

function CharactersLeft({ left }: { left: number }) {
  if (left > NEAR_THE_END) return null;
  const isOver = left < 0;
  return (
    <p className={`text-sm tabular-nums ${isOver ? 'font-semibold text-danger-ink' : 'text-muted'}`}>
      {isOver ? say('comments.composer.tooMany', { count: -left }) : say('comments.composer.left', { count: left })}
    </p>
  );
}
