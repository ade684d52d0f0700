import type { ReactNode } from 'react';
import type { Health, KeyAge } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { sayBytes } from '#platform/shared/bytes.ts';
import { Ago } from '#ui/lists/ago.tsx';
import { Day } from '#ui/lists/day.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';

const KEY_NAMES: Record<KeyAge['kind'], string> = {
  sessions: say('operations.health.keys.sessions'),
  credentials: say('operations.health.keys.credentials'),
  push: say('operations.health.keys.push'),
  mail: say('operations.health.keys.mail'),
};

export function HealthFacts({ health }: { health: Health }) {
  const { release, startedAt, migrations, database, keys, certificate } = health;
  return (
    <TitledSection id="facts" title={say('operations.health.facts')} size="2xl">
      <dl className="mt-4 grid gap-x-10 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
        <HealthFact name={say('operations.health.release')}>{release}</HealthFact>
        <HealthFact name={say('operations.health.runningSince')}>
          <Day value={startedAt} time />
        </HealthFact>
        <HealthFact name={say('operations.health.migrations')}>
          {say('operations.health.migrated', { count: migrations.count, latest: migrations.latest })}
        </HealthFact>
        <HealthFact name={say('operations.health.database')}>{sayDatabase(health)}</HealthFact>
        <HealthFact name={say('operations.health.databaseSize')}>{sayBytes(database.bytes)}</HealthFact>
        <HealthFact name={say('operations.health.replica')}>{sayReplica(health)}</HealthFact>
        <HealthFact name={say('operations.health.files')}>{sayFiles(health)}</HealthFact>
        <HealthFact name={say('operations.health.mail')}>
          <MailTest mail={health.mail} />
        </HealthFact>
        <HealthFact name={say('operations.health.refusing')}>{formatNumber(health.mail.refusing)}</HealthFact>
        <HealthFact name={say('operations.health.backup')}>
          <LastBackup backup={health.backup} />
        </HealthFact>
        {keys.map(({ kind, since }) => (
          <HealthFact key={kind} name={KEY_NAMES[kind]}>
            {since === null ? (
              say('operations.health.unknownAge')
            ) : (
              <Phrase text={say('operations.health.since')} parts={{ at: () => <Day value={since} /> }} />
            )}
          </HealthFact>
        ))}
        <HealthFact name={say('operations.health.certificate')}>
          {certificate === null ? (
            say('operations.health.noCertificate')
          ) : (
            <Phrase
              text={say('operations.health.certified')}
              parts={{
                from: () => <Day value={certificate.validFrom} />,
                to: () => <Day value={certificate.validTo} />,
              }}
            />
          )}
        </HealthFact>
      </dl>
    </TitledSection>
  );
}

const HealthFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="tabular-nums wrap-anywhere">{children}</dd>
  </div>
);

const sayDatabase = ({ database: { kind, milliseconds } }: Health): string =>
  kind === 'embedded'
    ? say('operations.health.embedded', { milliseconds })
    : say('operations.health.postgresql', { milliseconds });

function sayReplica({ database: { replica } }: Health): string {
  if (replica === null) return say('operations.health.noReplica');
  if (replica.lagMs === null) return say('operations.health.noAnswer');
  return say('operations.health.lag', { seconds: Math.ceil(replica.lagMs / 1000) });
}

function sayFiles({ storage: { kind, isReachable, files, bytes } }: Health): string {
  if (!isReachable) return say('operations.health.noAnswer');
  const values = { files, size: sayBytes(bytes) };
  return kind === 'folder' ? say('operations.health.inFolder', values) : say('operations.health.inStore', values);
}

/** The later of the two outcomes. */
function MailTest({ mail: { isSent, acceptedAt, refusedAt } }: Pick<Health, 'mail'>) {
  if (!isSent) return say('operations.health.mailUnsent');
  if (refusedAt !== null && (acceptedAt === null || refusedAt > acceptedAt)) {
    return <Phrase text={say('operations.health.mailRefused')} parts={{ at: () => <Ago value={refusedAt} /> }} />;
  }
  if (acceptedAt === null) return say('operations.health.mailUntested');
  return <Phrase text={say('operations.health.mailAccepted')} parts={{ at: () => <Ago value={acceptedAt} /> }} />;
}

function LastBackup({ backup }: Pick<Health, 'backup'>) {
  if (backup === null) return say('operations.health.noBackup');
  const { takenAt, bytes, tookMs } = backup;
  return (
    <Phrase
      text={say('operations.health.backedUp', { size: sayBytes(bytes), seconds: Math.ceil(tookMs / 1000) })}
      parts={{ at: () => <Day value={takenAt} time /> }}
    />
  );
}
