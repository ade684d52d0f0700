import type { Editor } from '@tiptap/core';
import { type FormEvent, useId, useState } from 'react';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { linkAddressOf } from './link-address.ts';

/** Sets a link's address and, if nothing is selected, its text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const formId = useId();
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const isChosen = before !== '' || !editor.state.selection.empty;
  const [typed, setTyped] = useState(before);
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();

  function keep(event: FormEvent) {
    event.preventDefault();
    // React would bubble the submit to the article's form.
    event.stopPropagation();
    const href = linkAddressOf(typed);
    if (href === null) {
      setError(say('news.linkDialog.addressInvalid'));
      return;
    }
    const text = editor.chain().extendMarkRange('link');
    if (isChosen) text.setLink({ href }).run();
    else
      text
        .insertContent({ type: 'text', text: words.trim() || href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    onClose();
  }

  function remove() {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={before === '' ? say('news.linkDialog.link') : say('news.linkDialog.editLink')}
      actions={
        <>
          <Button type="submit" form={formId}>
            {before === '' ? say('news.linkDialog.addLink') : say('news.linkDialog.saveLink')}
          </Button>
          {before !== '' && (
            <Button variant="secondary" onClick={remove}>
              {say('news.linkDialog.removeLink')}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={keep} className="space-y-5">
        <TextField
          name="linkAddress"
          label={say('news.linkDialog.address')}
          inputMode="url"
          autoComplete="off"
          autoFocus
          value={typed}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
        />
        {!isChosen && (
          <TextField
            name="linkWords"
            label={say('news.linkDialog.linkText')}
            optional
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </form>
    </Dialog>
  );
}
