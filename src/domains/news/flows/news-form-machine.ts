import { say } from '#languages/say.ts';
import { createDraftForm } from '#platform/browser/drafts/draft-form.ts';
import { FIELD_NAMES, findNewsFaults, zNewsDraft } from './news-draft.ts';

export const newsForm = createDraftForm({
  id: 'newsForm',
  description: 'Writing or editing an article, up to saving it.',
  screen: '/admin/news/new',
  unsent: say('news.newsForm.failed'),
  schema: zNewsDraft,
  findFaults: findNewsFaults,
  labelOf: (field) => FIELD_NAMES[field],
  fieldNames: { pictures: 'cover', images: 'cover', 'images.0': 'cover', imagesUrl: 'cover', imagesAlt: 'coverAlt' },
});
