import type { News } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { DraftFields } from '#platform/browser/drafts/use-draft-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { formatDay } from '#ui/shared/dates.ts';
import type { NewsDraft } from '../../flows/news-draft.ts';
import { StateBadge } from '../state-badge.tsx';

interface PublishBarProps extends Pick<DraftFields<NewsDraft>, 'draft' | 'field'> {
  /** Null for a new article. */
  news: News | null;
  isSending: boolean;
  /** Saves and publishes, schedules or withdraws the article. */
  onTurn: (isLive: boolean) => void;
}

/** Always visible. Submitting the form saves without changing the visibility. */
export function PublishBar({ news, draft, field, isSending, onTurn }: PublishBarProps) {
  const isShown = news?.isLive ?? false;
  const isAhead = new Date(draft.date) > new Date();
  return (
    <div
      data-foot-bar
      className="bottom-[var(--bottom-bar,0px)] z-10 [@media(height>=40rem)]:sticky -mx-4 flex flex-wrap items-end gap-x-6 gap-y-3 border-t border-line bg-page px-4 py-3 sm:-mx-8 sm:px-8 lg:-mx-12 lg:px-12"
    >
      <p className="flex min-h-11 items-center">
        {news ? <StateBadge state={news.state} /> : <Badge>{say('news.publishBar.unsaved')}</Badge>}
      </p>
      <TextField
        {...field('date')}
        type="datetime-local"
        label={say('news.publishBar.date')}
        disabled={isSending}
        className="max-sm:flex-1 [&_label]:text-sm"
      />
      <p className="min-w-0 flex-1 basis-48 pb-2.5 text-sm text-muted max-lg:hidden">{sayPlan(draft.date, isShown)}</p>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>button]:flex-1 sm:ms-auto">
        {isShown && (
          <Button variant="quiet" onClick={() => !isSending && onTurn(false)}>
            {say('news.publishBar.withdraw')}
          </Button>
        )}
        <Button
          variant={isShown ? 'primary' : 'secondary'}
          pending={isSending}
          pendingLabel={say('news.publishBar.saving')}
          type="submit"
        >
          {isShown ? say('news.publishBar.saveChanges') : say('news.publishBar.saveDraft')}
        </Button>
        {!isShown && (
          <Button onClick={() => !isSending && onTurn(true)}>
            {isAhead ? say('news.publishBar.schedule') : say('news.publishBar.publish')}
          </Button>
        )}
      </div>
    </div>
  );
}

function sayPlan(date: string, isShown: boolean): string {
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return say('news.publishBar.dateMissing');
  const isAhead = moment > new Date();
  const day = formatDay(moment, { time: true });
  if (isShown) return isAhead ? say('news.publishBar.scheduleHint', { day }) : say('news.publishBar.publicHint');
  return isAhead ? say('news.publishBar.scheduleConsequence', { day }) : say('news.publishBar.publishConsequence');
}
