import { useQuery } from '@tanstack/react-query';
import { listImpactEventTypesOptions } from '#generated/impacts/listImpactEventTypes.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { describeEventType, sayEventType } from '../../event-type-names.ts';
import { FIELD_NAMES } from '../../flows/impact-draft.ts';
import type { StepProps } from './step-props.ts';

export function WhatStep({ draft, change, faultOf }: StepProps) {
  const types = useQuery(listImpactEventTypesOptions());
  const options = (types.data?.data.data ?? []).map((type) => ({ value: type.id, label: sayEventType(type) }));
  const chosen = types.data?.data.data.find(({ id }) => id === draft.eventType);
  return (
    <>
      <TextField
        name="title"
        label={FIELD_NAMES['title']}
        hint={say('impacts.whatStep.titleHint')}
        value={draft.title}
        onChange={(event) => change({ title: event.target.value })}
        error={faultOf('title')}
        autoComplete="off"
      />
      <Select
        name="eventType"
        label={FIELD_NAMES['eventType']}
        hint={(chosen && describeEventType(chosen)) ?? undefined}
        options={options}
        placeholder={types.isPending ? say('impacts.whatStep.loading') : say('impacts.whatStep.kindPlaceholder')}
        value={draft.eventType}
        onChange={(event) => change({ eventType: event.target.value })}
        error={faultOf('eventType')}
        className="max-w-md"
      />
      {types.isError && (
        <FailedRead of={types} level={3}>
          {say('impacts.whatStep.kindsFailed')}
        </FailedRead>
      )}
      <TextArea
        name="description"
        label={FIELD_NAMES['description']}
        hint={say('impacts.whatStep.descriptionHint')}
        rows={8}
        value={draft.description}
        onChange={(event) => change({ description: event.target.value })}
        error={faultOf('description')}
      />
    </>
  );
}
