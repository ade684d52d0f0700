import { useCallback } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContractForm } from '../forms/use-contract-form.ts';
import type { ChosenPlace } from './chosen-place.ts';
import { PlaceField } from './place-field.tsx';

interface FormPlaceFieldProps<Values extends FieldValues> {
  form: ContractForm<Values>;
  hint: string;
}

/** The place of a form without a stored draft. */
export function FormPlaceField<Values extends ChosenPlace & FieldValues>(props: FormPlaceFieldProps<Values>) {
  // The paths of a form's fields can't be told apart for any form that has these two.
  const form = props.form as unknown as ContractForm<Pick<ChosenPlace, 'location' | 'placeId'>>;
  const { setValue, formState } = form;
  const { name, label, error } = form.field('location');
  const [location, placeId] = form.watch(['location', 'placeId']);
  const { isSubmitted } = formState;
  const change = useCallback(
    (chosen: ChosenPlace) => {
      setValue('placeId', chosen.placeId);
      setValue('location', chosen.location, { shouldDirty: true, shouldValidate: isSubmitted });
    },
    [setValue, isSubmitted],
  );
  return (
    <PlaceField
      name={name}
      label={label}
      error={error}
      hint={props.hint}
      value={{ location, placeId }}
      autoComplete="address-level2"
      onChange={change}
    />
  );
}
