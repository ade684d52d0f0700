import { type FormEvent, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { Switch } from '../buttons/switch.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { Combobox } from '../fields/combobox.tsx';
import { Fieldset } from '../fields/fieldset.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { Radio } from '../fields/radio.tsx';
import { Select } from '../fields/select.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { TextField } from '../fields/text-field.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';

const PLACES = ['Accra', 'Bogotá', 'Bergen', 'Chennai', 'Kraków', 'Nairobi', 'Osaka', 'Porto'];
const YEARS = ['2026', '2025', '2024'].map((year) => ({ value: year, label: year }));

export function FormSpecimen() {
  const [attempt, setAttempt] = useState(0);
  const [place, setPlace] = useState<string | null>(null);
  const errors = attempt > 0 ? FAILED : [];

  function send(event: FormEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
  }

  return (
    <form noValidate onSubmit={send} className="max-w-prose space-y-6">
      <ErrorSummary errors={errors} attempt={attempt} />
      <TextField name="title" label="Title" hint="As you’d tell a friend" defaultValue="Forty metres of hedge" />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label="Email address"
        error={errors[0]?.message}
        defaultValue="ada@example"
      />
      <PasswordField name="password" label="Password" hint="12 characters or more" autoComplete="new-password" />
      <div className="grid gap-6 sm:grid-cols-2">
        <Select name="year" label="Year" options={YEARS} placeholder="Choose a year" />
        <TextField name="hours" label="Time given" inputMode="numeric" suffix="hours" optional />
      </div>
      <Combobox
        name="place"
        label="Place"
        hint="Type to narrow the list"
        options={PLACES.map((name) => ({ value: name.toLowerCase(), label: name }))}
        value={place}
        onChange={setPlace}
      />
      <TextArea name="story" label="What happened" optional />
      <TextField name="locked" label="Joined" defaultValue="3 Feb 24" disabled />
      <Fieldset id="visibility" legend="Visibility" hint="You can change this later">
        <Radio name="visibility" value="all" label="Everyone" defaultChecked />
        <Radio name="visibility" value="members" label="Logged-in members" hint="No one else can find it" />
      </Fieldset>
      <Switch name="digest" label="Weekly newsletter" hint="On Mondays" defaultChecked />
      <Switch name="sounds" label="Sounds" />
      <Checkbox name="terms" label="I agree to the terms" error={errors[1]?.message} />
      <Button type="submit">Submit for review</Button>
    </form>
  );
}

const FAILED = [
  { field: 'email', message: 'Enter an email address like name@example.org' },
  { field: 'terms', message: 'Agree to the terms to continue' },
];
