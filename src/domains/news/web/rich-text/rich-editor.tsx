import { getSchema } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { EditorContent, useEditor } from '@tiptap/react';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { ARTICLE_PROSE } from '../article/article-prose.ts';
import type { AddPicture } from './add-picture.ts';
import type { AddressBook } from './address-book.ts';
import { parseArticle, writeArticle } from './article-html.ts';
import { extensionsWith } from './extensions.ts';
import { FIGURE, type FigureAttributes } from './figure.ts';
import { handlePasteAndDrop } from './paste-and-drop.ts';
import { Toolbar } from './toolbar.tsx';

const LinkDialog = lazyPart(async () => ({ default: (await import('./link-dialog.tsx')).LinkDialog }));
const PictureDialog = lazyPart(async () => ({ default: (await import('./picture-dialog.tsx')).PictureDialog }));

export interface RichEditorProps {
  labelId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  /** The initial value, and a new one each time `replacements` increases. */
  content: string;
  replacements: number;
  onChange: (html: string) => void;
  addresses: AddressBook;
  /** Uploads a file. @returns its id. */
  upload: AddPicture;
  isReadOnly: boolean;
}

/**
 * Closing a dialog focuses the text with the caret at its start. The editor corrects that only within a fifth of a
 * second; on a slower phone, what is typed after that would be inserted there.
 */
function showSelection(view: EditorView): boolean {
  view.focus();
  return false;
}

type Asked = { kind: 'link' } | { kind: 'picture'; file: File | null; before: FigureAttributes | null };

/** Without the library's style sheet, which the CSP blocks. */
const EDITED = classNames(
  ARTICLE_PROSE,
  'mx-auto min-h-96 px-5 py-6 whitespace-pre-wrap outline-none sm:px-8',
  '[&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-offset-4 [&_.ProseMirror-selectednode]:outline-focus',
  '[&_figcaption[data-empty]]:before:float-start [&_figcaption[data-empty]]:before:h-0 [&_figcaption[data-empty]]:before:content-[attr(data-placeholder)]',
  '[&_.ProseMirror-gapcursor]:relative [&_.ProseMirror-gapcursor]:block [&_.ProseMirror-gapcursor]:border-t-2 [&_.ProseMirror-gapcursor]:border-ink',
);

export function RichEditor(props: RichEditorProps) {
  const { labelId, describedBy, isInvalid, content, replacements, onChange, addresses, upload, isReadOnly } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const extensions = useMemo(() => extensionsWith(addresses), [addresses]);
  // Initial value only.
  const [begun] = useState(() => parseArticle(getSchema(extensions), content));
  const brought = useMemo(() => handlePasteAndDrop((file) => setAsked({ kind: 'picture', file, before: null })), []);
  const attributes: Record<string, string> = {
    id: 'content',
    role: 'textbox',
    dir: 'auto',
    'aria-multiline': 'true',
    'aria-labelledby': labelId,
    class: EDITED,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
  };
  const editor = useEditor({
    extensions,
    content: begun,
    injectCSS: false,
    onUpdate: ({ editor: now }) => latest.current(writeArticle(now.state.doc)),
    editorProps: {
      attributes,
      handleDOMEvents: { ...brought, focus: showSelection },
      handleKeyDown: (_, event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
        event.preventDefault();
        setAsked({ kind: 'link' });
        return true;
      },
    },
  });

  useEffect(() => {
    editor.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);

  const shown = useRef(replacements);
  useEffect(() => {
    if (shown.current === replacements) return;
    shown.current = replacements;
    editor.commands.setContent(parseArticle(editor.schema, content), { emitUpdate: false });
  }, [editor, replacements, content]);

  function askPicture() {
    const before = editor.isActive(FIGURE) ? (editor.getAttributes(FIGURE) as FigureAttributes) : null;
    setAsked({ kind: 'picture', file: null, before });
  }

  function keepPicture(picture: FigureAttributes) {
    const { before } = asked?.kind === 'picture' ? asked : { before: null };
    if (before) editor.commands.updateAttributes(FIGURE, picture);
    else editor.commands.insertContent([{ type: FIGURE, attrs: picture }, { type: 'paragraph' }]);
    close();
  }

  function close() {
    setAsked(null);
    // The dialog returns focus to the toolbar first.
    setTimeout(() => {
      // Someone may have gone on to another field meanwhile.
      if (!document.activeElement?.matches(':is(input, textarea, select):not([role="dialog"] *)')) editor.view.focus();
    }, FOCUS_RETURNS_MS);
  }

  return (
    <div
      className={classNames(
        'overflow-hidden rounded-e-md border bg-raised focus-within:border-ink',
        isInvalid ? 'border-2 border-danger' : 'border-control',
      )}
    >
      <Toolbar editor={editor} onLink={() => setAsked({ kind: 'link' })} onPicture={askPicture} />
      <EditorContent editor={editor} className="max-h-[75dvh] overflow-y-auto" />
      <Suspense>
        {asked?.kind === 'link' && <LinkDialog editor={editor} onClose={close} />}
        {asked?.kind === 'picture' && (
          <PictureDialog file={asked.file} before={asked.before} upload={upload} onKeep={keepPicture} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}

const FOCUS_RETURNS_MS = 50;
