import { useQuery } from '@tanstack/react-query';
import { listImpactEventTypesOptions } from '#generated/impacts/listImpactEventTypes.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { describeEventType, sayEventType } from '../../event-type-names.ts';
import { hintOf } from './quick/proposed-hint.tsx';
import type { StepProps } from './step-props.ts';

export function WhatStep({ draft, field }: StepProps) {
  const types = useQuery(listImpactEventTypesOptions());
  const options = (types.data?.data.data ?? []).map((type) => ({ value: type.id, label: sayEventType(type) }));
  const chosen = types.data?.data.data.find(({ id }) => id === draft.eventType);
  return (
    <>
      <TextField
        {...field('title')}
        hint={hintOf(draft.proposed.title, say('impacts.whatStep.titleHint'))}
        autoComplete="off"
      />
      <Select
        {...field('eventType')}
        hint={hintOf(draft.proposed.eventType, chosen && describeEventType(chosen))}
        options={options}
        placeholder={types.isPending ? say('impacts.whatStep.loading') : say('impacts.whatStep.kindPlaceholder')}
        className="max-w-md"
      />
      {types.isError && <FailedRead of={types} level={3} what={say('impacts.whatStep.kindsFailed')} />}
      <TextArea {...field('description')} hint={say('impacts.whatStep.descriptionHint')} rows={8} />
    </>
  );
}
