import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mediaAltInputBounds } from '#generated/bounds/MediaAltInput.gen.ts';
import { describeMedia } from '#generated/media/describeMedia.gen.ts';
import type { Media } from '#generated/types.gen.ts';
import { sayErrors } from '#platform/browser/form-errors.ts';
import { useRefused } from '#platform/browser/use-refused.ts';
import { TextDialog } from '#ui/text-dialog.tsx';
import { toast } from '#ui/toast.ts';

interface DescribeDialogProps {
  media: Pick<Media, 'id' | 'alt' | 'url' | 'widths' | 'blurDataUrl'>;
  onClose: () => void;
}

/** Edits a picture's alt text. */
export function DescribeDialog({ media, onClose }: DescribeDialogProps) {
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (words: string) =>
      describeMedia({ path: { id: media.id }, body: { alt: words === '' ? null : words } }),
    onSuccess: async (_described, words) => {
      await queryClient.invalidateQueries();
      toast({ message: words === '' ? 'Description removed' : 'Description saved', tone: 'success' });
      onClose();
    },
  });
  const refused = useRefused(save.error, 'We couldn’t save the description. Check your connection and try again.');

  return (
    <TextDialog
      title="Describe this picture"
      description="Alt text: read by screen readers and shown if the image doesn’t load."
      field={{
        name: 'alt',
        label: 'Description',
        hint: 'One sentence: who or what, doing what, where.',
        rows: 3,
        most: mediaAltInputBounds.alt.maxLength,
      }}
      start={media.alt ?? ''}
      confirm="Save"
      underWay={save.isPending ? 'Saving description' : undefined}
      failure={save.error && sayErrors(refused)}
      onText={(words) => save.mutate(words)}
      onClose={onClose}
    >
      <img
        src={media.widths[0]?.url ?? media.url}
        alt=""
        style={media.blurDataUrl ? { backgroundImage: `url("${media.blurDataUrl}")` } : undefined}
        className="max-h-48 rounded-r-md bg-sunken bg-cover object-cover"
      />
    </TextDialog>
  );
}
