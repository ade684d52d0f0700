import { useMutation } from '@tanstack/react-query';
import { addPasskey } from '#generated/auth/addPasskey.gen.ts';
import { beginPasskey } from '#generated/auth/beginPasskey.gen.ts';
import type { AddedPasskey } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';

/** Has the device make a passkey and adds it to the account. `failure` says why it didn't. */
export function useAddPasskey(onAdded: (added: AddedPasskey) => void) {
  const adding = useMutation({ mutationFn: makeAndAdd, onSuccess: onAdded });
  const { form, fields } = useFormErrors(adding.error, say('auth.passkeysSection.addFailed'));
  const failure = sayRefusalOfBrowser(adding.error) ?? fields[0]?.errors[0] ?? form;
  return { add: () => adding.mutate(), isPending: adding.isPending, failure };
}

async function makeAndAdd(): Promise<AddedPasskey> {
  const { data: begun } = await beginPasskey();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(begun.data);
  const credential = await navigator.credentials.create({ publicKey });
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser made no passkey.');
  const { id, response } = credential.toJSON();
  if (!('attestationObject' in response)) throw new Error('The browser used a passkey instead of making one.');
  const { clientDataJSON, attestationObject, transports } = response;
  const { data: added } = await addPasskey({ body: { id, clientDataJSON, attestationObject, transports } });
  return added.data;
}

/** Null for any other error. */
function sayRefusalOfBrowser(error: unknown): string | null {
  if (!(error instanceof DOMException)) return null;
  if (error.name === 'NotAllowedError') return say('auth.passkeysSection.cancelled');
  return error.name === 'InvalidStateError' ? say('auth.passkeysSection.deviceHasOne') : null;
}
