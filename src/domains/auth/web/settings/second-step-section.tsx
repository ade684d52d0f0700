import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { beginAppFactorMutation } from '#generated/auth/beginAppFactor.gen.ts';
import { getFactorsOptions } from '#generated/auth/getFactors.gen.ts';
import type { Factors } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { sayErrors } from '#platform/browser/forms/form-errors.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Ago } from '#ui/lists/ago.tsx';
import { Day } from '#ui/lists/day.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { RemoveAppDialog } from './remove-app-dialog.tsx';
import { RenewCodesDialog } from './renew-codes-dialog.tsx';
import { SetUpAppDialog } from './set-up-app-dialog.tsx';

type OpenDialog = 'renew' | 'remove';

const FEW_CODES = 2;

/** The code that a login asks for besides the password. */
export function SecondStepSection() {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const beginning = useMutation(beginAppFactorMutation());
  const begun = useFormErrors(beginning.error, say('auth.setUpApp.failed'));
  const read = useQuery({ ...getFactorsOptions(), staleTime: 0 });
  const factors = read.data?.data;
  const look = () => makeStale(queryClient, 'factors', 'notifications');
  const close = () => {
    setOpen(null);
    beginning.reset();
  };
  return (
    <TitledSection
      id="second-step"
      title={say('auth.secondStep.title')}
      className="mt-12 max-w-2xl border-t border-line pt-8"
    >
      <p className="mt-3 max-w-prose text-muted">{say('auth.secondStep.intro')}</p>
      {factors ? (
        <State
          factors={factors}
          isBeginning={beginning.isPending}
          failure={sayErrors(begun)}
          onBegin={() => beginning.mutate({})}
          onOpen={setOpen}
        />
      ) : read.isError ? (
        <FailedRead of={read} className="mt-5" what={say('auth.secondStep.failed')} />
      ) : (
        <LoadingState label={say('auth.secondStep.loading')} className="mt-5">
          <Skeleton className="h-11 w-48" />
        </LoadingState>
      )}
      {beginning.isSuccess && (
        <SetUpAppDialog setup={beginning.data.data} onSetUp={() => void look()} onClose={close} />
      )}
      {open === 'renew' && <RenewCodesDialog onRenewed={() => void look()} onClose={close} />}
      {open === 'remove' && (
        <RemoveAppDialog
          onRemoved={() => {
            toast({ message: say('auth.secondStep.removed'), tone: 'success' });
            close();
            void look();
          }}
          onClose={close}
        />
      )}
    </TitledSection>
  );
}

interface StateProps {
  factors: Factors;
  isBeginning: boolean;
  /** Why setting up couldn't begin; empty unless it failed. */
  failure: string;
  onBegin: () => void;
  onOpen: (dialog: OpenDialog) => void;
}

function State({ factors, isBeginning, failure, onBegin, onOpen }: StateProps) {
  const { app, passkeys, recoveryCodesLeft } = factors;
  const setUp = (
    <div className="mt-5 max-w-prose space-y-5">
      {failure && (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      <Button pending={isBeginning} pendingLabel={say('auth.secondStep.settingUp')} onClick={onBegin}>
        {say('auth.secondStep.setUp')}
      </Button>
    </div>
  );
  if (!app && passkeys.length === 0) return setUp;
  return (
    <>
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {app && (
          <Entry
            name={say('auth.secondStep.app')}
            action={
              <Button variant="secondary" size="sm" onClick={() => onOpen('remove')}>
                {say('auth.secondStep.remove')}
              </Button>
            }
          >
            <Phrase
              text={app.lastUsedAt === null ? say('auth.secondStep.added') : say('auth.secondStep.used')}
              parts={{
                added: () => <Day value={app.addedAt} />,
                used: () => <Ago value={app.lastUsedAt ?? app.addedAt} />,
              }}
            />
          </Entry>
        )}
        <Entry
          name={say('auth.secondStep.recoveryCodes')}
          action={
            <Button variant="secondary" size="sm" onClick={() => onOpen('renew')}>
              {say('auth.secondStep.renew')}
            </Button>
          }
        >
          {recoveryCodesLeft > FEW_CODES ? (
            say('auth.secondStep.left', { count: recoveryCodesLeft })
          ) : (
            <Notice tone="warning" className="mt-2">
              {say('auth.secondStep.fewLeft', { count: recoveryCodesLeft })}
            </Notice>
          )}
        </Entry>
      </ul>
      {!app && setUp}
    </>
  );
}

function Entry({ name, action, children }: { name: string; action: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <div className="text-sm text-muted">{children}</div>
      </div>
      {action}
    </li>
  );
}
