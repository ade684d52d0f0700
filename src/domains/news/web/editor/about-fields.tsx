import { newsInputBounds } from '#generated/bounds/NewsInput.gen.ts';
import { say } from '#languages/say.ts';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { NEWS_TYPES } from '../../model.ts';
import { TYPE_NAMES } from '../names.ts';
import type { FieldProps } from './field-props.ts';

const types = NEWS_TYPES.map((value) => ({ value, label: TYPE_NAMES[value] }));

export function AboutFields({ draft, change, faultOf }: FieldProps) {
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
        name="authorName"
        label={say('news.aboutFields.author')}
        autoComplete="off"
        maxLength={newsInputBounds.authorName.maxLength}
        value={draft.authorName}
        error={faultOf('authorName')}
        onChange={({ target }) => change({ authorName: target.value })}
      />
    </div>
  );
}
