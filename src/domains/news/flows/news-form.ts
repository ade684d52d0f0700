/** Writing an article, or changing one. */
import * as z from 'zod/mini';
import { createDraftFormMachine } from '../../../platform/browser/drafts/draft-form.ts';
import { findNewsFaults, zNewsDraft } from './news-draft.ts';

export const newsFormMachine = createDraftFormMachine({
  id: 'newsForm',
  description: 'Writing an article or changing one, from the first word to the saving.',
  screen: '/admin/news/new',
  unsent: 'It was not saved. Everything is kept here: check your connection and save it again.',
  findFaults: (draft) => findNewsFaults(z.parse(zNewsDraft, draft)),
  fieldNames: { images: 'cover', 'images.0': 'cover', imagesUrl: 'cover', imagesAlt: 'coverAlt' },
});
