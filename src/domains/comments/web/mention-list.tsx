import { say } from '#languages/say.ts';
import { classNames } from '#ui/class-names.ts';
import { Avatar } from '#ui/drawn/avatar.tsx';

export interface MentionCandidate {
  id: string;
  name: string;
  avatarUrl: string | null;
  hint: string | null;
}

interface MentionListProps {
  id: string;
  found: readonly MentionCandidate[];
  active: number;
  onChoose: (person: MentionCandidate) => void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

const PANEL =
  'absolute inset-x-0 top-full z-30 mt-1 max-h-72 max-w-sm overflow-y-auto rounded-e-md border border-line border-s-4 border-s-action bg-raised py-1 shadow-overlay';

/** The people whose name is being typed; the focus stays in the field. */
export const MentionList = ({ id, found, active, onChoose }: MentionListProps) => (
  <div id={id} role="listbox" aria-label={say('comments.mentionList.label')} className={PANEL}>
    {found.map((person, index) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
      <div
        key={person.id}
        id={optionId(id, index)}
        role="option"
        aria-selected={index === active}
        tabIndex={-1}
        // Pressing must not take the focus from the field.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(person)}
        className={classNames(
          'flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5',
          index === active && 'bg-selected forced-colors:outline-2 forced-colors:-outline-offset-2',
        )}
      >
        <Avatar name={person.name} src={person.avatarUrl ?? undefined} size="sm" />
        <span className="min-w-0">
          <span dir="auto" className="block truncate font-semibold">
            {person.name}
          </span>
          {person.hint && (
            <span dir="auto" className="block truncate text-sm text-muted">
              {person.hint}
            </span>
          )}
        </span>
      </div>
    ))}
  </div>
);
