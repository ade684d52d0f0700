import { useCallback } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContractForm } from '../forms/use-contract-form.ts';
import type { ChosenPlace } from './chosen-place.ts';
import { PlaceField } from './place-field.tsx';

/** What this field needs of a form that has a location and its place. */
type PlaceForm = Pick<ContractForm<ChosenPlace & FieldValues>, 'field' | 'setValue' | 'watch' | 'formState'>;

/** The place of a form without a stored draft. */
export function FormPlaceField({ form, hint }: { form: PlaceForm; hint: string }) {
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
    <PlaceField name={name} label={label} error={error} hint={hint} value={{ location, placeId }} onChange={change} />
  );
}
