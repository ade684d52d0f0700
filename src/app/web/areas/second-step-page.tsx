import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { selectUser } from '#domains/auth/flows/session-selectors.ts';
import { PasskeysSection } from '#domains/auth/web/passkeys/passkeys-section.tsx';
import { useSession, useSessionSelector } from '#domains/auth/web/session/session-provider.tsx';
import { SecondStepSection } from '#domains/auth/web/settings/second-step-section.tsx';
import { getFactorsOptions } from '#generated/auth/getFactors.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { keepReturn } from '#platform/browser/session/return-address.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { DataFrame } from '../shell/data-layout.tsx';

/** Provides the query client, since the pages outside an area have none. */
export const SecondStepPage = () => (
  <DataFrame>
    <SecondStep />
  </DataFrame>
);

/**
 * For people whose role needs a second step. They go on when they say so, since their recovery codes are shown once.
 * `?return` names the page to go to afterwards.
 */
function SecondStep() {
  const session = useSession();
  const user = useSessionSelector(selectUser);
  const [search] = useSearchParams();
  const factors = useQuery(getFactorsOptions()).data?.data;
  const hasOne = factors !== undefined && (factors.app !== null || factors.passkeys.length > 0);
  useEffect(() => void keepReturn(search), [search]);
  if (!user) return null;
  return (
    <>
      <PageHeading lead={say('app.secondStepPage.lead')}>{say('app.secondStepPage.heading')}</PageHeading>
      <SecondStepSection />
      <PasskeysSection />
      {hasOne && (
        <Button className="mt-8" onClick={() => session.send({ type: 'secondStep.added' })}>
          {say('app.secondStepPage.continue')}
        </Button>
      )}
      <p className="mt-8 text-sm">
        <Phrase
          text={say('app.profileCompletionPage.otherAccount', { email: user.email })}
          parts={{ leave: (text) => <TextLink to="/logout">{text}</TextLink> }}
        />
      </p>
    </>
  );
}
