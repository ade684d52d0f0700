import * as z from 'zod/mini';
import { createDraftFormMachine } from '#platform/browser/drafts/draft-form.ts';
import { findNewsFaults, zNewsDraft } from './news-draft.ts';

export const newsFormMachine = createDraftFormMachine({
  id: 'newsForm',
  description: 'Writing or editing an article, up to saving it.',
  screen: '/admin/news/new',
  unsent: 'We couldn’t save this article. Your text is still here: check your connection and try again.',
  findFaults: (draft) => findNewsFaults(z.parse(zNewsDraft, draft)),
  fieldNames: { images: 'cover', 'images.0': 'cover', imagesUrl: 'cover', imagesAlt: 'coverAlt' },
});
