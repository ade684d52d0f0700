import { type ComponentProps, useState } from 'react';
import { say } from '#languages/say.ts';
import { classNames } from '../class-names.ts';
import { ALIGNED_WITH_LABEL, CONTROL_CLASS, describedBy, FieldFrame, type FieldText } from './field-frame.tsx';

export interface PasswordFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'name' | 'type' | 'children'> {
  name: string;
  /** Without `new-password`, password managers fill in the old one. */
  autoComplete: 'current-password' | 'new-password';
}

/** Pasting is allowed. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, optional, className, id = props.name, ...input } = props;
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <div className="relative">
        <input
          dir="ltr"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...describedBy(id, { hint, error })}
          id={id}
          type={isShown ? 'text' : 'password'}
          className={classNames(CONTROL_CLASS, ALIGNED_WITH_LABEL, 'ltr:pr-18 rtl:pl-18')}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-1 inset-e-1 min-w-14 rounded-sm px-2 text-sm font-semibold text-link hover:bg-action-wash"
        >
          <span aria-hidden="true">{isShown ? say('ui.passwordField.hide') : say('ui.passwordField.show')}</span>
          <span className="sr-only">{say('ui.passwordField.showPassword')}</span>
        </button>
      </div>
    </FieldFrame>
  );
}
