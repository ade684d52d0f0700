import { useState } from 'react';
import { councilResourceInputBounds } from '#generated/bounds/CouncilResourceInput.gen.ts';
import { say } from '#languages/say.ts';
import { sayFault } from '#platform/browser/forms/form-errors.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ContourProgress } from '#ui/drawn/contour-progress.tsx';
import { CONTROL_CLASS, describedBy, FieldFrame } from '#ui/fields/field-frame.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { Radio } from '#ui/fields/radio.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { FormFields } from '#ui/forms/form-fields.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { EMPTY_RESOURCE, type ResourceDraft } from './resource-draft.ts';
import { storedResourceDraft } from './stored-resource-draft.ts';
import { useShareResource } from './use-share-resource.ts';

interface ShareFormProps {
  councilId: string;
  onShared: () => void;
  onClose: () => void;
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,application/pdf';
const FILE_HINT = say('councils.shareForm.fileHint');
const LABELS: Readonly<Record<string, string>> = {
  url: say('councils.shareForm.address'),
  file: say('councils.shareForm.file'),
  'resource-title': say('councils.shareForm.title'),
};

/** API field names that differ from the form's. */
const FIELD_OF: Readonly<Record<string, string>> = { mediaId: 'file', title: 'resource-title' };

/** The texts are stored, so that they survive closing the form or leaving the page. */
export function ShareForm({ councilId, onShared, onClose }: ShareFormProps) {
  const { id: viewerId } = useKnownViewer();
  const [stored] = useState(() => storedResourceDraft(viewerId, councilId));
  const [draft, setDraft] = useState<ResourceDraft>(() => ({ ...EMPTY_RESOURCE, ...stored.read() }));
  const [attempt, setAttempt] = useState(0);
  const sharing = useShareResource(councilId, () => {
    stored.clear();
    onShared();
  });
  const refused = useFormErrors(sharing.error, say('councils.shareForm.failed'));
  const said = refused.fields.map(({ name, errors }) => ({ field: FIELD_OF[name] ?? name, message: errors.join(' ') }));
  const shown = sharing.faults.length > 0 ? sharing.faults : said;
  const errorOf = (field: string) => shown.find((fault) => fault.field === field)?.message;

  function change(changes: Partial<ResourceDraft>) {
    const changed = { ...draft, ...changes };
    setDraft(changed);
    stored.write(changed);
    if (sharing.isError) sharing.reset();
  }

  return (
    <Form
      className="mt-6 max-w-2xl border-t border-line pt-6 pb-2"
      onSubmit={() => sharing.mutate(draft, { onError: () => setAttempt(attempt + 1) })}
      errors={shown.map(({ field, message }) => ({
        field,
        message: sayFault({ field, label: LABELS[field] ?? field, message }),
      }))}
      attempt={attempt}
      failure={refused.form}
    >
      <FormFields isSending={sharing.isPending} className="space-y-6">
        <Fieldset id="kind" legend={say('councils.shareForm.kind')}>
          <div className="flex flex-wrap gap-x-8 gap-y-3">
            <Radio
              name="kind"
              value="link"
              label={say('councils.shareForm.aLink')}
              checked={draft.kind === 'link'}
              onChange={() => change({ kind: 'link' })}
            />
            <Radio
              name="kind"
              value="file"
              label={say('councils.shareForm.aFile')}
              checked={draft.kind === 'file'}
              onChange={() => change({ kind: 'file' })}
            />
          </div>
        </Fieldset>
        {draft.kind === 'link' ? (
          <TextField
            name="url"
            label={LABELS['url']}
            inputMode="url"
            autoComplete="off"
            maxLength={councilResourceInputBounds.url.maxLength}
            value={draft.url}
            onChange={({ target }) => change({ url: target.value })}
            error={errorOf('url')}
          />
        ) : (
          <FieldFrame id="file" label={LABELS['file']} hint={FILE_HINT} error={errorOf('file')}>
            <input
              id="file"
              type="file"
              accept={ACCEPTED}
              {...describedBy('file', { hint: FILE_HINT, error: errorOf('file') })}
              onChange={({ target }) => {
                const file = target.files?.[0] ?? null;
                change({ file, ...(draft.title === '' && file && { title: file.name.replace(/\.[^.]+$/, '') }) });
              }}
              className={CONTROL_CLASS}
            />
          </FieldFrame>
        )}
        <TextField
          name="resource-title"
          label={LABELS['resource-title']}
          autoComplete="off"
          maxLength={councilResourceInputBounds.title.maxLength}
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
          error={errorOf('resource-title')}
        />
        <TextArea
          name="resource-description"
          label={say('councils.shareForm.description')}
          optional
          rows={3}
          maxLength={councilResourceInputBounds.description.maxLength}
          value={draft.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      </FormFields>
      {sharing.progress !== null && <UploadProgress progress={sharing.progress} name={draft.file?.name ?? ''} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={sharing.isPending} pendingLabel={say('councils.shareForm.sharing')}>
          {say('councils.shareForm.share')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {say('councils.shareForm.notNow')}
        </Button>
      </div>
    </Form>
  );
}

function UploadProgress({ progress, name }: { progress: number; name: string }) {
  const percent = Math.round(progress * 100);
  return (
    <div className="flex items-center gap-3">
      <ContourProgress
        label={say('councils.shareForm.uploading', { name: isolate(name) })}
        value={percent}
        size="sm"
        className="h-8 max-w-48"
      />
      <span className="text-sm text-muted tabular-nums">
        {percent === 100 ? say('councils.shareForm.processing') : say('councils.shareForm.uploaded', { percent })}
      </span>
    </div>
  );
}
