import { describeEventType } from '#domains/vocabularies/event-types.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useOfferedEventTypes } from '../event-types.ts';
import { hintOf } from './quick/proposed-hint.tsx';
import type { StepProps } from './step-props.ts';

export function WhatStep({ draft, field }: StepProps) {
  const { read, options, chosen } = useOfferedEventTypes(draft.eventType);
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
        placeholder={read.isPending ? say('impacts.whatStep.loading') : say('impacts.whatStep.kindPlaceholder')}
        className="max-w-md"
      />
      {read.isError && <FailedRead of={read} level={3} what={say('impacts.whatStep.kindsFailed')} />}
      <TextArea {...field('description')} hint={say('impacts.whatStep.descriptionHint')} rows={8} />
    </>
  );
}
