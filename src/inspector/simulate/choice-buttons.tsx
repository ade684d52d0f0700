import { formatList } from '#languages/numbers.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { KIND_STYLES } from '../drawing/kind-styles.ts';
import type { CallsByActor } from '../layout/content.ts';
import type { Choice } from './choices.ts';

interface ChoiceButtonsProps {
  choices: readonly Choice[];
  calls: CallsByActor;
  onTake: (event: string) => void;
}

export function ChoiceButtons({ choices, calls, onTake }: ChoiceButtonsProps) {
  return (
    <ul className="grid gap-2">
      {choices.map((choice) => {
        const { stroke, dash, width } = KIND_STYLES[choice.kind];
        return (
          <li key={choice.event}>
            <button
              type="button"
              onClick={() => onTake(choice.event)}
              className="flex w-full items-center gap-3 rounded-e-md border border-control bg-raised px-3 py-2 text-start hover:border-ink hover:bg-sunken"
            >
              <svg viewBox="0 0 28 8" className="h-2 w-7 shrink-0" aria-hidden="true">
                <path d="M1,4H27" strokeWidth={width} strokeDasharray={dash} className={`fill-none ${stroke}`} />
              </svg>
              <span className="min-w-0">
                <span className="block font-semibold first-letter:uppercase">{choice.name}</span>
                {asked(choice, calls) && <span className="block text-sm text-muted">{asked(choice, calls)}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The API calls whose answer triggers the choice; empty if none does. */
function asked({ transitions }: Choice, calls: CallsByActor): string {
  const [actor] = transitions.flatMap((one) => one.actor ?? []);
  if (actor === undefined) return '';
  return formatList(
    (calls[actor] ?? []).map(({ method, path }) => isolate(`${method} ${path}`)),
    'disjunction',
  );
}
