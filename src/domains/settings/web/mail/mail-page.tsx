import { useMutation, useQuery } from '@tanstack/react-query';
import { getMailSetupOptions } from '#generated/settings/getMailSetup.gen.ts';
import { sendTestMailMutation } from '#generated/settings/sendTestMail.gen.ts';
import type { MailRecord, MailSetup, TestMail as TestMailOutcome } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { CopyButton } from '#platform/browser/files/copy-button.tsx';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';

/** Whether emails arrive: a test, and what the sender's domain has to say of them. */
export function MailPage() {
  const read = useQuery({ ...getMailSetupOptions(), staleTime: 0 });
  const setup = read.data?.data;
  if (setup) return <Setup setup={setup} />;
  if (read.isError) return <FailedRead of={read} what={say('settings.mail.failed')} />;
  return (
    <LoadingState label={say('settings.mail.loading')} className="max-w-lg">
      <SkeletonText lines={8} />
    </LoadingState>
  );
}

const Setup = ({ setup }: { setup: MailSetup }) => (
  <div className="max-w-3xl space-y-12">
    <TestMail setup={setup} />
    <TitledSection id="records" title={say('settings.mail.records', { domain: setup.domain })}>
      <p className="mt-2 max-w-prose text-muted">{say('settings.mail.recordsHint')}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {setup.records.map((record) => (
          <Record key={record.kind} record={record} />
        ))}
      </ul>
      {!setup.isSigned && (
        <Notice tone="warning" title={say('settings.mail.unsigned')} className="mt-6">
          <p>{say('settings.mail.unsignedHint')}</p>
        </Notice>
      )}
    </TitledSection>
  </div>
);

function TestMail({ setup: { sender, isSent } }: { setup: MailSetup }) {
  const sending = useMutation(sendTestMailMutation());
  const refused = useFormErrors(sending.error, say('settings.mail.testFailed'));
  const outcome = sending.data?.data;
  return (
    <TitledSection id="test" title={say('settings.mail.test')}>
      <p className="mt-2 max-w-prose text-muted">
        {say('settings.mail.sender', { sender })} {!isSent && say('settings.mail.unsent')}
      </p>
      <Button
        className="mt-4"
        pending={sending.isPending}
        pendingLabel={say('settings.mail.sending')}
        onClick={() => sending.mutate({})}
      >
        {say('settings.mail.send')}
      </Button>
      {refused.form && (
        <Notice tone="danger" isLive className="mt-4">
          {refused.form}
        </Notice>
      )}
      {outcome && !sending.isPending && (
        <Notice
          tone={outcome.isAccepted ? 'success' : 'danger'}
          title={sayOutcome(outcome, isSent)}
          isLive
          className="mt-4"
        >
          <p className="wrap-anywhere">
            <bdi>{outcome.answer}</bdi>
          </p>
        </Notice>
      )}
    </TitledSection>
  );
}

function sayOutcome({ to, isAccepted }: TestMailOutcome, isSent: boolean): string {
  if (!isSent) return say('settings.mail.kept', { to });
  return isAccepted ? say('settings.mail.accepted', { to }) : say('settings.mail.refused', { to });
}

/** All three are of this type. */
const RECORD_TYPE = 'TXT';

const Record = ({ record: { kind, name, value } }: { record: MailRecord }) => (
  <li className="space-y-2 py-4">
    <p className="font-semibold">{kind.toUpperCase()}</p>
    <p className="max-w-prose text-sm text-muted">{say('settings.mail.record', { kind })}</p>
    <p dir="ltr" className="text-sm wrap-anywhere">
      <code>{[name, RECORD_TYPE, JSON.stringify(value)].join(' ')}</code>
    </p>
    <CopyButton text={value} label={say('settings.mail.copy', { kind: kind.toUpperCase() })} />
  </li>
);
