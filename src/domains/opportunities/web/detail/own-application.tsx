import type { ApplicationStanding } from '#generated/types.gen.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { ApplicationOutcome } from '../application-outcome.tsx';
import { sayApplication } from '../application-texts.ts';
import { ApplicationTrail } from '../application-trail.tsx';

const TONES = { neutral: 'info', action: 'success', danger: 'danger' } as const;

export function OwnApplication({ application, owner }: { application: ApplicationStanding; owner: string }) {
  const { title, text, tone } = sayApplication(application);
  return (
    <div>
      <Notice title={title} tone={TONES[tone]}>
        {text}
      </Notice>
      <ApplicationOutcome application={application} owner={owner} className="mt-4" />
      <ApplicationTrail application={application} className="mt-4" />
    </div>
  );
}
