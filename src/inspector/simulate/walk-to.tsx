import { useState } from 'react';
import { say } from '#languages/say.ts';
import { Select } from '#ui/fields/select.tsx';
import type { DrawnFlow } from '../drawn-flows.ts';
import { stateName } from '../numbers/arrow-name.ts';
import type { WalkState } from './use-walk.ts';

/** Continues the walk to a chosen state, by the shortest way. */
export function WalkTo({ flow: { chart }, walk }: { flow: DrawnFlow; walk: WalkState }) {
  const [missed, setMissed] = useState<string | null>(null);
  // No walk rests in a state that is left at once.
  const passing = new Set(
    chart.transitions.filter(({ kind, guard }) => kind === 'always' && guard === null).map(({ source }) => source),
  );
  const states = [...chart.states.values()]
    .filter(({ id, parent, children }) => parent !== null && children.length === 0 && !passing.has(id))
    .map(({ id }) => ({ value: id, label: stateName(chart, id) }));
  return (
    <div className="mt-5">
      <Select
        name="walkTo"
        label={say('inspector.walkTo.label')}
        placeholder={say('inspector.walkTo.choose')}
        options={states}
        value=""
        onChange={({ target: { value } }) => setMissed(value === '' || walk.walkTo(value) ? null : value)}
      />
      <p role="status" className="mt-1 text-sm text-muted">
        {missed !== null && say('inspector.walkTo.noWay', { state: stateName(chart, missed) })}
      </p>
    </div>
  );
}
