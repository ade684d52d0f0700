import type { News } from '#generated/types.gen.ts';
import { OutdatedNotice } from '#platform/browser/drafts/outdated-notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { NewsDraft } from '../../flows/news-draft.ts';
import { newsPathOf } from '../../model.ts';
import { STATE_NAMES } from '../names.ts';

interface NewsOutdatedProps {
  /** The server's version. */
  news: News;
  draft: NewsDraft;
  isSending: boolean;
  /** The rejected save; null for a restored draft. */
  refusal: unknown;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Edit conflict, with what saving would do to the article's visibility. */
export function NewsOutdated({ news, draft, ...frame }: NewsOutdatedProps) {
  return (
    <OutdatedNotice what="article" {...frame}>
      <p className="mt-1">
        {sayVisibility(news, draft)} <TextLink to={newsPathOf(news)}>Read their version</TextLink>
      </p>
    </OutdatedNotice>
  );
}

/** Points out if the other person published or withdrew it. */
function sayVisibility({ state, isLive }: News, draft: NewsDraft): string {
  if (isLive === draft.isLive) return 'Saving yours replaces theirs.';
  return `The article is now ${STATE_NAMES[state].toLowerCase()}; saving yours replaces theirs.`;
}
