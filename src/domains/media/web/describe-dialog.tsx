import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mediaAltInputBounds } from '#generated/bounds/MediaAltInput.gen.ts';
import { describeMedia } from '#generated/media/describeMedia.gen.ts';
import type { Media } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { sayErrors } from '#platform/browser/forms/form-errors.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { TextDialog } from '#ui/dialogs/text-dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';

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
      toast({
        message:
          words === '' ? say('media.describeDialog.descriptionRemoved') : say('media.describeDialog.descriptionSaved'),
        tone: 'success',
      });
      onClose();
    },
  });
  const refused = useFormErrors(save.error, say('media.describeDialog.failed'));

  return (
    <TextDialog
      title={say('media.describeDialog.title')}
      description={say('media.describeDialog.intro')}
      field={{
        name: 'alt',
        label: say('media.describeDialog.description'),
        hint: say('media.describeDialog.hint'),
        rows: 3,
        most: mediaAltInputBounds.alt.maxLength,
      }}
      start={media.alt ?? ''}
      confirm={say('media.describeDialog.save')}
      underWay={save.isPending ? say('media.describeDialog.savingDescription') : undefined}
      failure={save.error && sayErrors(refused)}
      onText={(words) => save.mutate(words)}
      onClose={onClose}
    >
      <img
        src={media.widths[0]?.url ?? media.url}
        alt=""
        style={media.blurDataUrl ? { backgroundImage: `url("${media.blurDataUrl}")` } : undefined}
        className="max-h-48 rounded-e-md bg-sunken bg-cover object-cover"
      />
    </TextDialog>
  );
}
