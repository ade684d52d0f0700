import { useMutation } from '@tanstack/react-query';
import { downloadCredential } from '#generated/credentials/downloadCredential.gen.ts';
import type { DownloadCredentialData } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { toastFailed } from '#platform/browser/calls/toast-failed.ts';
import { saveFile } from '#platform/browser/files/save-file.ts';
import type { ButtonLook } from '#ui/buttons/button-style.ts';
import { Menu } from '#ui/buttons/menu.tsx';

type Format = NonNullable<NonNullable<DownloadCredentialData['query']>['format']>;

/** What most people want first: a picture to show, then what programs read. */
const FORMATS: readonly { id: Format; label: string }[] = [
  { id: 'png', label: say('credentials.download.png') },
  { id: 'svg', label: say('credentials.download.svg') },
  { id: 'json', label: say('credentials.download.json') },
  { id: 'jwt', label: say('credentials.download.jwt') },
];

/** Each file contains the credential itself, so that it can be checked by anyone who is given it. */
export function DownloadMenu({ id, ...look }: { id: string } & Pick<ButtonLook, 'size' | 'variant'>) {
  const download = useMutation({
    mutationFn: async (format: Format) => (await downloadCredential({ path: { id }, query: { format } })).data,
    onSuccess: (file, format) => saveFile(file, `credential-${id}.${format}`),
    onError: (error) => toastFailed(say('credentials.download.failed'), error),
  });
  return (
    <Menu
      {...look}
      label={download.isPending ? say('credentials.download.pending') : say('credentials.download.label')}
      entries={FORMATS.map((format) => ({ ...format, onSelect: () => download.mutate(format.id) }))}
    />
  );
}
