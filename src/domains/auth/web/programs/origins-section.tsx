import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { getProgramOriginsOptions } from '#generated/programs/getProgramOrigins.gen.ts';
import { setProgramOriginsMutation } from '#generated/programs/setProgramOrigins.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';

/** The websites whose pages may use tokens of programs. */
export function OriginsSection() {
  const read = useQuery({ ...getProgramOriginsOptions(), staleTime: 0 });
  const origins = read.data?.data.origins;
  return (
    <TitledSection id="program-origins" title={say('auth.origins.title')}>
      <p className="mt-4 max-w-prose">{say('auth.origins.intro')}</p>
      {origins ? (
        <OriginsForm key={origins.join()} origins={origins} />
      ) : read.isError ? (
        <FailedRead of={read} className="mt-4" what={say('auth.origins.notLoaded')} />
      ) : (
        <LoadingState label={say('auth.origins.loading')} className="mt-4 max-w-lg">
          <SkeletonText lines={2} />
        </LoadingState>
      )}
    </TitledSection>
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** One per line, as they're few and usually pasted. */
function OriginsForm({ origins }: { origins: readonly string[] }) {
  const queryClient = useQueryClient();
  const [text, setText] = useState(origins.join('\n'));
  const saving = useMutation({
    ...setProgramOriginsMutation(),
    onSuccess: () => {
      toast({ message: say('auth.origins.saved'), tone: 'success' });
      void makeStale(queryClient, 'programs');
    },
  });
  const refused = useFormErrors(saving.error, say('auth.origins.failed'));
  const [fault] = refused.fields.map(({ name, errors }) => sayFault(name, errors[0] ?? '', linesOf(text)));
  function save(event: FormEvent) {
    event.preventDefault();
    saving.mutate({ body: { origins: linesOf(text) } });
  }
  return (
    <form onSubmit={save} className="mt-4 max-w-xl space-y-4">
      {refused.form && (
        <Notice tone="danger" isLive>
          {refused.form}
        </Notice>
      )}
      <TextArea
        name="origins"
        label={say('auth.origins.label')}
        hint={say('auth.origins.hint')}
        error={fault}
        rows={3}
        dir="ltr"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary" pending={saving.isPending} pendingLabel={say('auth.origins.saving')}>
        {say('auth.origins.save')}
      </Button>
    </form>
  );
}

/** Which line is wrong, and why. */
function sayFault(field: string, message: string, lines: readonly string[]): string {
  const line = lines[Number(field.split('.')[1])];
  return line === undefined ? message : say('auth.origins.fault', { line, message });
}
