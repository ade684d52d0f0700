import { newsInputBounds } from '#generated/bounds/NewsInput.gen.ts';
import { say } from '#languages/say.ts';
import type { DraftFields } from '#platform/browser/drafts/use-draft-form.ts';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { NewsDraft } from '../../flows/news-draft.ts';
import { NEWS_TYPES } from '../../model.ts';
import { TYPE_NAMES } from '../type-and-state-names.ts';

const types = NEWS_TYPES.map((value) => ({ value, label: TYPE_NAMES[value] }));

export function AboutFields({ draft, change, field, faultOf }: DraftFields<NewsDraft>) {
  return (
    <div className="space-y-5">
      <Select
        name="typeArticle"
        label={say('news.aboutFields.type')}
        hint={say('news.aboutFields.typeHint')}
        options={types}
        value={draft.typeArticle}
        error={faultOf('typeArticle')}
        onChange={({ target }) =>
          change({ typeArticle: NEWS_TYPES.find((type) => type === target.value) ?? draft.typeArticle })
        }
      />
      <TextField
        {...field('authorName')}
        label={say('news.aboutFields.author')}
        autoComplete="off"
        maxLength={newsInputBounds.authorName.maxLength}
      />
    </div>
  );
}
