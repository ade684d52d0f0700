/** Every domain with texts that have a language, and that can be translated. */

import { translatableComments } from '#domains/comments/server/public.ts';
import { translatableCouncils } from '#domains/councils/server/public.ts';
import { translatableImpacts } from '#domains/impacts/server/public.ts';
import type { PresentMedia } from '#domains/media/server/public.ts';
import { translatableArticles } from '#domains/news/server/public.ts';
import { translatableOpportunities } from '#domains/opportunities/server/public.ts';
import { translatableProfiles } from '#domains/profiles/server/public.ts';
import type { Translatables } from '#domains/translations/server/public.ts';

export const collectTranslatables = (presentMedia: PresentMedia): Translatables => ({
  impact: translatableImpacts,
  comment: translatableComments,
  council: translatableCouncils,
  opportunity: translatableOpportunities,
  article: translatableArticles(presentMedia),
  profile: translatableProfiles,
});
