import { say } from '#languages/say.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { impactPathOf } from '../../model.ts';
import { NamingActions } from './naming-actions.tsx';
import { countAwaiting, useAwaiting } from './use-awaiting.ts';

/** Below a notification of being named: the answers, unless it's been answered, and the way to all others. */
export function NotifiedNaming({ link }: { link: string | null }) {
  const { home } = useKnownViewer();
  const namings = useAwaiting();
  const count = countAwaiting(namings);
  const naming = namings.find((one) => impactPathOf(one) === link);
  if (!naming) return null;
  const { id, title, state } = naming;
  const others = count - (state === 'named' ? 1 : 0);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
      {state === 'declined' && <p className="w-full text-sm">{say('impacts.namings.declined')}</p>}
      {state === 'confirmed' && <p className="w-full text-sm">{say('impacts.namings.confirmed')}</p>}
      <NamingActions id={id} title={title} state={state} isTitleSaid />
      {others > 0 && (
        <TextLink to={`${home}/namings?state=named`} className="text-sm">
          {say('impacts.namings.allAwaiting', { count })}
        </TextLink>
      )}
    </div>
  );
}
