import type { CommunitySettingsState, SettingChange, SettingKey } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Day } from '#ui/lists/day.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { sayValue } from './setting-values.ts';
import { useChangeSettings } from './use-change-settings.ts';

interface LatestChangesProps {
  state: CommunitySettingsState;
  keys: readonly SettingKey[];
}

/** Who changed what when. Only the latest change of a setting can be undone: an earlier one was changed since. */
export function LatestChanges({ state: { revision, changes, fixed }, keys }: LatestChangesProps) {
  const { change, isPending } = useChangeSettings();
  const shown = changes.filter(({ key }) => keys.includes(key));
  const isLatest = ({ id, key }: SettingChange) => shown.find((one) => one.key === key)?.id === id;
  const isFixed = (key: SettingKey) => fixed.some((one) => one.key === key);
  return (
    <TitledSection
      id="changes"
      title={say('settings.history.title')}
      className="mt-14 max-w-3xl border-t border-line pt-8"
    >
      {shown.length === 0 ? (
        <p className="mt-4 text-muted">{say('settings.history.none')}</p>
      ) : (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {shown.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
              <div className="min-w-0">
                <p className="wrap-anywhere">
                  <Phrase
                    text={say('settings.history.change', {
                      name: say('settings.name', { key: one.key }),
                      before: isolate(sayValue(one.key, one.before)),
                      after: isolate(sayValue(one.key, one.after)),
                    })}
                    parts={{ strong: (text) => <strong>{text}</strong> }}
                  />
                </p>
                <p className="text-sm text-muted">
                  <PersonName person={one.by} /> · <Day value={one.at} time />
                </p>
              </div>
              {isLatest(one) && !isFixed(one.key) && (
                <Button
                  variant="quiet"
                  size="sm"
                  pending={isPending}
                  aria-label={say('settings.history.undoOf', { name: say('settings.name', { key: one.key }) })}
                  onClick={() => change({ revision, values: one.before, before: one.after, isUndo: true })}
                >
                  {say('settings.history.undo')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}
