import { TextLink } from '#ui/text-link.tsx';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import { isRefusedFor } from '../api-error.ts';
import type { AnyDraft } from './draft-form.ts';
import { OutdatedNotice } from './outdated-notice.tsx';
import type { DraftForm } from './use-draft-form.ts';

/** A draft of something that others may edit too. */
export interface RevisedDraft extends AnyDraft {
  /** The revision it's based on; null for a new one. */
  revision: number | null;
}

interface RevisionConflictProps<Draft extends RevisedDraft> {
  form: Pick<DraftForm<Draft>, 'draft' | 'error' | 'isSending' | 'beginWith'> & {
    change: (changes: Pick<RevisedDraft, 'revision'>) => void;
  };
  /** "council". */
  what: string;
  /** The newest version known; null for a new one. */
  newest: Draft | null;
  /** Where others' version can be read. */
  to: string;
  /** Each field's value in words, by its name. */
  fieldsOf: (draft: Draft) => Readonly<Record<string, string>>;
  /** Its first field takes the focus afterwards. */
  firstField: string;
}

/** Whether the form's draft would overwrite an edit that its author hasn't seen. */
export const isBehind = ({ revision }: RevisedDraft, newest: RevisedDraft | null): boolean =>
  newest !== null && newest.revision !== revision;

/** Shows the newest version's differences beside the draft, and asks which to keep. */
export function RevisionConflict<Draft extends RevisedDraft>(props: RevisionConflictProps<Draft>) {
  const { form, what, newest, to, fieldsOf, firstField } = props;
  const { draft, error, isSending } = form;
  const isOutdated = isBehind(draft, newest);
  const focusAfter = useFocusAfter(isOutdated);
  if (!newest || !isOutdated) return null;

  const focusField = () => focusAfter(() => document.getElementById(firstField));
  const mine = fieldsOf(draft);
  const theirs = Object.entries(fieldsOf(newest)).filter(([name, value]) => mine[name] !== value);
  const refusal = isRefusedFor(error, 'edited_meanwhile') ? error : null;
  // Sent before, with its answer lost.
  if (theirs.length === 0 && refusal === null) return null;
  return (
    <div className="mb-10">
      <OutdatedNotice
        what={what}
        refusal={refusal}
        isSending={isSending}
        onKeepMine={() => {
          form.change({ revision: newest.revision });
          focusField();
        }}
        onTakeTheirs={() => {
          form.beginWith(newest);
          focusField();
        }}
      >
        <p className="mt-1">
          Saving yours replaces theirs.{' '}
          <TextLink to={to} target="_blank">
            Open theirs in a new tab
          </TextLink>
        </p>
        {theirs.length > 0 && (
          <dl className="mt-4 space-y-3 border-t border-line pt-3">
            {theirs.map(([name, value]) => (
              <div key={name}>
                <dt className="text-sm text-muted">Their {name.toLocaleLowerCase('en')}</dt>
                <dd className="line-clamp-6 whitespace-pre-line break-words">{value || 'Empty'}</dd>
              </div>
            ))}
          </dl>
        )}
      </OutdatedNotice>
    </div>
  );
}

/** On a refusal for an edit by someone else, reads their version first. @throws what `send` threw, or reading did. */
export async function sendOrReread<Sent>(send: () => Promise<Sent>, reread: () => Promise<void>): Promise<Sent> {
  try {
    return await send();
  } catch (error) {
    if (isRefusedFor(error, 'edited_meanwhile')) await reread();
    throw error;
  }
}
