import { useQuery } from '@tanstack/react-query';
import { listMyCredentialsOptions } from '#generated/credentials/listMyCredentials.gen.ts';
import { say } from '#languages/say.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { credentialPathOf } from '../model.ts';

/** From an impact to what its viewer got for it. Left out while that isn't known: the list of them leads there too. */
export function CredentialLink({ impactId }: { impactId: string }) {
  const { data } = useQuery(listMyCredentialsOptions({ query: { impactId, page_size: 1 } }));
  const credential = data?.data.data[0];
  return credential && <TextLink to={credentialPathOf(credential)}>{say('credentials.link')}</TextLink>;
}
