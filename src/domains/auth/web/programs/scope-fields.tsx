import type { ComponentProps } from 'react';
import type { Scope } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { ADMIN_SCOPE, kindOf, PARTS } from './scope-texts.ts';

interface ScopeFieldsProps {
  /** As a form's field gives it; the label and error are the group's. */
  field: Omit<ComponentProps<typeof Checkbox>, 'id' | 'value'>;
  isAdmin: boolean;
}

/** For each part of the API, whether a program may read and change it. */
export function ScopeFields({ field: { label, error, ...input }, isAdmin }: ScopeFieldsProps) {
  return (
    <Fieldset id="scopes" legend={label} hint={say('auth.scopes.hint')} error={error}>
      <ul className="divide-y divide-line border-y border-line">
        {PARTS.map(({ part, label: name, scopes }) => (
          <li key={part} className="py-2.5">
            <fieldset className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <legend className="float-start min-w-44 flex-1">{name}</legend>
              {scopes.map((scope) => (
                <ScopeBox key={scope} scope={scope} input={input} />
              ))}
            </fieldset>
          </li>
        ))}
        {isAdmin && (
          <li className="py-2.5">
            <Checkbox
              {...input}
              id="scope-admin"
              value="admin"
              label={ADMIN_SCOPE}
              hint={say('auth.scopes.adminHint')}
            />
          </li>
        )}
      </ul>
    </Fieldset>
  );
}

function ScopeBox({ scope, input }: { scope: Scope; input: Omit<ComponentProps<typeof Checkbox>, 'label' | 'error'> }) {
  const isChange = kindOf(scope) === 'write';
  return (
    <Checkbox
      {...input}
      id={`scope-${scope.replace(':', '-')}`}
      value={scope}
      label={isChange ? say('auth.scopes.change') : say('auth.scopes.read')}
      className="w-28"
    />
  );
}
