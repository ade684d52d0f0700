import { say } from '#languages/say.ts';
import { ChoiceBar } from '#ui/buttons/choice-bar.tsx';
import type { MapValues } from './map-filters.ts';

interface ViewChoiceProps {
  address: { values: MapValues; set: (changes: Partial<MapValues>) => void };
}

/** Needs scripts, as the map does. */
export const ViewChoice = ({ address }: ViewChoiceProps) => (
  <div className="no-script:hidden">
    <ChoiceBar
      name="view"
      label={say('platform.viewChoice.label')}
      choices={[
        { value: 'list', label: say('platform.viewChoice.asList') },
        { value: 'map', label: say('platform.viewChoice.asMap') },
      ]}
      value={address.values.view}
      onChoose={(view) => address.set({ view })}
    />
  </div>
);
