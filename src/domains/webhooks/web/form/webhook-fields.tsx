import type { WebhookSubscription, WebhookUpdateInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { ContractForm } from '#platform/browser/forms/use-contract-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { EVENT_GROUPS, EVENT_NAMES } from '../event-texts.ts';

interface FieldsProps {
  form: ContractForm<WebhookUpdateInput>;
  /** The events to choose from. */
  offered: readonly WebhookSubscription[];
}

/** Its note, address and events. */
export const WebhookFields = ({ form, offered }: FieldsProps) => (
  <>
    <TextField
      {...form.field('url')}
      id="webhook-url"
      type="url"
      autoComplete="off"
      hint={say('webhooks.form.urlHint')}
    />
    <EventFields form={form} offered={offered} />
    <TextField {...form.field('name')} id="webhook-name" autoComplete="off" hint={say('webhooks.form.nameHint')} />
  </>
);

function EventFields({ form, offered }: FieldsProps) {
  const { label, error, ...input } = form.field('events');
  const chosen = form.watch('events');
  const isWhole = offered.every((event) => chosen.includes(event));
  const choose = (events: WebhookSubscription[]) =>
    form.setValue('events', events, { shouldValidate: form.formState.isSubmitted, shouldDirty: true });
  return (
    <Fieldset id="webhook-events" legend={label} hint={say('webhooks.form.eventsHint')} error={error}>
      <Button variant="secondary" size="sm" onClick={() => choose(isWhole ? [] : [...offered])}>
        {isWhole ? say('webhooks.form.chooseNone') : say('webhooks.form.chooseAll')}
      </Button>
      <div className="grid gap-x-8 gap-y-5 pt-1 sm:grid-cols-2">
        {EVENT_GROUPS.map(({ id, label: group, events }) => {
          const own = events.filter((event) => offered.includes(event));
          if (own.length === 0) return null;
          return (
            <fieldset key={id} className="min-w-0">
              <legend className="text-sm font-semibold text-muted">{group}</legend>
              <div className="mt-2 space-y-2.5">
                {own.map((event) => (
                  <Checkbox key={event} {...input} id={`event-${event}`} value={event} label={EVENT_NAMES[event]} />
                ))}
              </div>
            </fieldset>
          );
        })}
      </div>
    </Fieldset>
  );
}
