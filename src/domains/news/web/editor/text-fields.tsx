import { newsInputBounds } from '#generated/bounds/NewsInput.gen.ts';
import { say } from '#languages/say.ts';
import type { DraftFields } from '#platform/browser/drafts/use-draft-form.ts';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import type { NewsDraft } from '../../flows/news-draft.ts';
import { minutesToRead } from '../../model.ts';
import type { AddPicture } from '../rich-text/add-picture.ts';
import type { AddressBook } from '../rich-text/address-book.ts';
import { RichEditor } from '../rich-text/rich-editor.tsx';

interface TextFieldsProps extends DraftFields<NewsDraft> {
  addresses: AddressBook;
  upload: AddPicture;
  isSending: boolean;
  /** How often the draft was replaced from outside. */
  replacements: number;
}

export function TextFields(props: TextFieldsProps) {
  const { draft, change, field, faultOf, addresses, upload, isSending, replacements } = props;
  const error = faultOf('content');
  return (
    <div className="min-w-0 space-y-6">
      <TextField
        {...field('title')}
        label={say('news.textFields.title')}
        autoComplete="off"
        maxLength={newsInputBounds.title.maxLength}
      />
      <div className={classNames(error && 'border-s-4 border-danger ps-4')}>
        <p id="content-label" className="font-semibold">
          {say('news.textFields.text')}
        </p>
        {error && (
          <p id="content-error" className="mt-1 text-sm font-semibold text-danger-ink">
            {error}
          </p>
        )}
        <div className="mt-1.5">
          <RichEditor
            labelId="content-label"
            describedBy={classNames('content-length', error && 'content-error')}
            isInvalid={error !== undefined}
            content={draft.content}
            replacements={replacements}
            onChange={(content) => change({ content })}
            addresses={addresses}
            upload={upload}
            isReadOnly={isSending}
          />
        </div>
        <p id="content-length" className="mt-2 text-sm text-muted tabular-nums">
          {sayLength(draft.content)}
        </p>
      </div>
    </div>
  );
}

function sayLength(html: string): string {
  const text = html.replace(/<[^>]*>/g, ' ').trim();
  if (text === '') return say('news.textFields.nothingYet');
  const words = text.split(/\s+/).length;
  return say('news.textFields.length', { words, minutes: minutesToRead(text) });
}
