import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { describeMedia } from '../../../../generated/media/describeMedia.gen.ts';
import type { Media } from '../../../../generated/types.gen.ts';
import { sayErrors } from '../../../platform/browser/form-errors.ts';
import { useRefused } from '../../../platform/browser/use-refused.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast.ts';

const MOST_LETTERS = 300;

interface DescribeDialogProps {
  media: Pick<Media, 'id' | 'alt' | 'url' | 'widths' | 'blurDataUrl'>;
  onClose: () => void;
}

/** What a picture shows, for those who cannot see it. */
export function DescribeDialog({ media, onClose }: DescribeDialogProps) {
  const queryClient = useQueryClient();
  const formId = useId();
  const [alt, setAlt] = useState(media.alt ?? '');
  const words = alt.trim();
  const save = useMutation({
    mutationFn: () => describeMedia({ path: { id: media.id }, body: { alt: words === '' ? null : words } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries();
      toast({ message: words === '' ? 'The description is taken away' : 'The description is saved', tone: 'success' });
      onClose();
    },
  });
  const refused = useRefused(
    save.error,
    'It was not saved. What you wrote is kept: check your connection and try again.',
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    // Of a form in a dialog above another: what surrounds it in the code is not what surrounds it on the page.
    event.stopPropagation();
    save.mutate();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="What the picture shows"
      description="Read out to those who can’t see it, and shown while it does not load."
      actions={
        <>
          <Button type="submit" form={formId} pending={save.isPending} pendingLabel="Saving the description">
            Save
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="space-y-5">
        <img
          src={media.widths[0]?.url ?? media.url}
          alt=""
          style={media.blurDataUrl ? { backgroundImage: `url("${media.blurDataUrl}")` } : undefined}
          className="max-h-48 rounded-r-md bg-sunken bg-cover object-cover"
        />
        <TextArea
          name="alt"
          label="Description"
          optional
          hint="One sentence: who or what, doing what, where."
          rows={3}
          maxLength={MOST_LETTERS}
          autoFocus
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          }}
        />
        {save.error && (
          <Notice tone="danger" isLive>
            {sayErrors(refused)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
