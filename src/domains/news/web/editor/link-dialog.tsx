import type { Editor } from '@tiptap/core';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { linkAddressOf } from './link-address.ts';

/** Where a link leads, and what it says where nothing is selected. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const formId = useId();
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const isChosen = before !== '' || !editor.state.selection.empty;
  const [typed, setTyped] = useState(before);
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();

  function keep(event: FormEvent) {
    event.preventDefault();
    // In the page this form stands inside that of the article.
    event.stopPropagation();
    const href = linkAddressOf(typed);
    if (href === null) {
      setError('Use an address like https://example.org, a mail address, or a page of ours like /impacts.');
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
      title={before === '' ? 'Link' : 'Change the link'}
      actions={
        <>
          <Button type="submit" form={formId}>
            {before === '' ? 'Set the link' : 'Change it'}
          </Button>
          {before !== '' && (
            <Button variant="secondary" onClick={remove}>
              Remove it
            </Button>
          )}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={keep} className="space-y-5">
        <TextField
          name="linkAddress"
          label="Address"
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
            label="Words"
            hint="What is read in the text."
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
