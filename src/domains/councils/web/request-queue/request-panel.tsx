import { sayName } from '#domains/people/model.ts';
import type { MembershipRequest } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import type { QueuePanelProps, QueueSurroundings } from '#platform/browser/decisions/queue/queue-kind.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { Ago } from '#ui/lists/ago.tsx';

/** Everything the owner needs to decide. */
export function RequestPanel({ row, scope }: QueuePanelProps<MembershipRequest, QueueSurroundings>) {
  const { person, message, requestedAt } = row;
  return (
    <div className="mt-3 space-y-8">
      <div className="flex items-center gap-4">
        <Avatar name={sayName(person)} src={person.avatarUrl ?? undefined} size="lg" />
        <p className="text-muted">
          {say('councils.requestPanel.asked')} <Ago value={requestedAt} />
        </p>
      </div>
      {message ? (
        <blockquote
          dir="auto"
          className="max-w-prose border-s-4 border-action ps-5 text-lg text-start whitespace-pre-line"
        >
          {message}
        </blockquote>
      ) : (
        <p className="text-muted">{say('councils.requestPanel.noMessage')}</p>
      )}
      <section>
        <h3 className="text-lg">
          <Phrase
            text={say('councils.requestPanel.impactsLink')}
            parts={{ person: () => <PersonName person={person} inNewTab /> }}
          />
        </h3>
        <div className="mt-3">{scope.renderRecord(person)}</div>
      </section>
    </div>
  );
}
