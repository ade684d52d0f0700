import type { NewsSummary } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { Switch } from '#ui/buttons/switch.tsx';
import { useLive } from './use-live.ts';

/** Publishes or withdraws at once. */
export function LiveSwitch({ news }: { news: NewsSummary }) {
  const live = useLive(news);
  return (
    <Switch
      name={`live-${news.id}`}
      label={
        <span className="sr-only">
          <Phrase text={say('news.liveSwitch.show')} parts={{ title: () => <bdi>{news.title}</bdi> }} />
        </span>
      }
      checked={news.isLive}
      onChange={({ target }) => live.mutate(target.checked)}
      className="-my-1 w-fit gap-0!"
    />
  );
}
