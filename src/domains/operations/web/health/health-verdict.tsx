import type { HealthNeed } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { CopyButton } from '#platform/browser/files/copy-button.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { NEEDS, NEEDS_BACKUP, NEEDS_TEST_MAIL } from './health-need-texts.ts';

/** Whether all is well, and what to do if it isn't. */
export const HealthVerdict = ({ needs }: { needs: readonly HealthNeed[] }) =>
  needs.length === 0 ? (
    <Notice tone="success" title={say('operations.health.allWell')} />
  ) : (
    <Notice tone="warning" title={say('operations.health.needYou', { count: needs.length })}>
      <ul className="mt-3 space-y-4">
        {needs.map((need) => (
          <li key={need}>
            <p className="font-semibold">{NEEDS[need].title}</p>
            <p>{NEEDS[need].fix}</p>
            {NEEDS_BACKUP.has(need) && (
              <p className="mt-1 flex flex-wrap items-center gap-x-4">
                <code dir="ltr">{say('operations.health.command')}</code>
                <CopyButton text={say('operations.health.command')} label={say('operations.health.copyCommand')} />
              </p>
            )}
            {NEEDS_TEST_MAIL.has(need) && (
              <p>
                <TextLink to="/admin/settings/community/mail">{say('operations.health.testMail')}</TextLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
