import { sayName } from '#domains/people/model.ts';
import type { Registration } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import type { QueuePanelProps } from '#platform/browser/decisions/queue/queue-kind.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { Fact, Facts } from '#ui/lists/facts.tsx';
import { Written } from '#ui/text/written.tsx';

/** Everything an admin needs to decide. */
export function RegistrationPanel({ row }: QueuePanelProps<Registration>) {
  const { email, location, motivation, way, invitedBy, sentAt, decidedAt, decidedBy, reason } = row;
  return (
    <div className="mt-3 space-y-8">
      {reason && (
        <div className="border-s-4 border-danger ps-4">
          <p className="font-semibold">{say('auth.registrationPanel.declineReason')}</p>
          <Written text={reason} className="mt-1 max-w-prose" />
        </div>
      )}
      <section>
        <h3 className="text-lg">{say('auth.registrationPanel.motivation')}</h3>
        {motivation ? (
          <Written text={motivation} className="mt-2 max-w-prose" />
        ) : (
          <p className="mt-2 text-muted">{say('auth.registrationPanel.noMotivation')}</p>
        )}
      </section>
      <Facts>
        <Fact name={say('auth.registrationPanel.email')}>
          <bdi className="break-words">{email}</bdi>
        </Fact>
        <Fact name={say('auth.registrationPanel.where')}>
          {location ? (
            <bdi>{location}</bdi>
          ) : (
            <span className="text-muted">{say('auth.registrationPanel.notSpecified')}</span>
          )}
        </Fact>
        <Fact name={say('auth.registrationPanel.came')}>
          <Phrase
            text={say('auth.registrationPanel.way', { way })}
            parts={{ name: () => (invitedBy ? <PersonName person={invitedBy} inNewTab /> : null) }}
          />
        </Fact>
        <Fact name={say('auth.registrationPanel.sent')}>
          <Ago value={sentAt} isFirst />
        </Fact>
        {decidedAt && (
          <Fact name={say('auth.registrationPanel.decided')}>
            <Ago value={decidedAt} isFirst />
            {decidedBy && (
              <span className="block text-sm text-muted">
                <Phrase
                  text={say('auth.registrationPanel.by')}
                  parts={{ name: () => <bdi>{sayName(decidedBy)}</bdi> }}
                />
              </span>
            )}
          </Fact>
        )}
      </Facts>
    </div>
  );
}
