import { type FormEvent, useState } from 'react';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { type Credential, namesHolder } from '../../check-credential.ts';

/** Whose it is: by name, or for someone who knows the address, by comparing it on this device. */
export function HolderCheck({ credential }: { credential: Credential }) {
  const identifiers = credential.credentialSubject.identifier ?? [];
  const name = identifiers.find(({ hashed }) => !hashed)?.identityHash;
  if (name !== undefined)
    return <p>{say('credentials.holder.named', { name: isolate(name.slice(0, MAX_NAME_LENGTH)) })}</p>;
  if (identifiers.length === 0) return <p>{say('credentials.holder.nobody')}</p>;
  return <AddressForm credential={credential} />;
}

const MAX_NAME_LENGTH = 200;

function AddressForm({ credential }: { credential: Credential }) {
  const [address, setAddress] = useState('');
  const [found, setFound] = useState<'right' | 'wrong' | 'missing' | null>(null);
  async function compare(event: FormEvent) {
    event.preventDefault();
    if (address.trim() === '') setFound('missing');
    else setFound((await namesHolder(credential, address)) ? 'right' : 'wrong');
  }
  return (
    <>
      <p>{say('credentials.holder.hashed')}</p>
      <form noValidate onSubmit={(event) => void compare(event)} className="mt-4 space-y-4">
        <TextField
          name="holder"
          type="email"
          label={say('credentials.holder.address')}
          hint={say('credentials.holder.addressHint')}
          error={found === 'missing' ? say('credentials.holder.addressMissing') : undefined}
          value={address}
          autoComplete="off"
          onChange={({ target }) => {
            setAddress(target.value);
            setFound(null);
          }}
        />
        <Button type="submit" variant="secondary">
          {say('credentials.holder.compare')}
        </Button>
        {found === 'right' && (
          <Notice tone="success" isLive>
            {say('credentials.holder.right')}
          </Notice>
        )}
        {found === 'wrong' && (
          <Notice tone="danger" isLive>
            {say('credentials.holder.wrong')}
          </Notice>
        )}
      </form>
    </>
  );
}
