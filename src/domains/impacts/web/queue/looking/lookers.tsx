import { sayName } from '#domains/people/model.ts';
import type { PersonCard } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { useLook } from './use-look.ts';
import { useLookers } from './use-lookers.ts';

/** "Haruka is looking at this" */
function sayLookers([first, ...others]: readonly PersonCard[]): string {
  return first ? say('impacts.lookers.looking', { name: isolate(sayName(first)), others: others.length }) : '';
}

interface LookersProps {
  impactId: string;
  /** Whether the viewer is shown to the others as well. */
  isShared: boolean;
}

/** In the panel of an impact: which other judges have it open. */
export function Lookers({ impactId, isShared }: LookersProps) {
  useLook(impactId, isShared);
  const lookers = useLookers(impactId);
  return (
    <div role="status" className="empty:hidden">
      {lookers.length > 0 && (
        <p className="flex items-center gap-2 text-sm font-semibold">
          <span className="flex -space-x-2 rtl:space-x-reverse" aria-hidden="true">
            {lookers.slice(0, 3).map((person) => (
              <Avatar key={person.id} name={sayName(person)} src={person.avatarUrl ?? undefined} size="sm" />
            ))}
          </span>
          {sayLookers(lookers)}
        </p>
      )}
    </div>
  );
}

/** The same in a row. */
export function RowLookers({ impactId }: Pick<LookersProps, 'impactId'>) {
  const lookers = useLookers(impactId);
  return lookers.length > 0 && <span className="block text-sm font-semibold">{sayLookers(lookers)}</span>;
}
