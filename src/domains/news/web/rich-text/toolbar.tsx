import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { say } from '#languages/say.ts';
import { classNames } from '#ui/class-names.ts';
import { stepOfArrow } from '#ui/text/direction.ts';
import { FIGURE } from './figure.ts';
import { BulletsIcon, InsertLinkIcon, NumbersIcon, PictureIcon, QuoteIcon, RedoIcon, UndoIcon } from './tool-icons.tsx';
import type { Tool } from './tool-types.ts';

interface ToolbarProps {
  editor: Editor;
  onLink: () => void;
  onPicture: () => void;
}

/** Roving tabindex: one tab stop; arrows, Home and End move within. */
export function Toolbar({ editor, onLink, onPicture }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const tools = useTools(editor, onLink, onPicture);

  function move(event: KeyboardEvent) {
    const to = placeAfter(event.key, current, tools.length);
    if (to === null) return;
    event.preventDefault();
    setCurrent(to);
    bar.current?.querySelectorAll('button')[to]?.focus();
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={say('news.toolbar.textFormatting')}
      aria-controls="content"
      tabIndex={-1}
      onKeyDown={move}
      className="flex flex-wrap gap-0.5 border-b border-control bg-sunken p-1"
    >
      {tools.map((tool, place) => (
        <button
          key={tool.id}
          type="button"
          tabIndex={place === current ? 0 : -1}
          aria-label={tool.name}
          title={tool.keys ? `${tool.name} (${tool.keys})` : tool.name}
          aria-pressed={tool.isOn}
          aria-disabled={tool.isOff || undefined}
          onFocus={() => setCurrent(place)}
          // Keeps the text selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => !tool.isOff && tool.use()}
          className={classNames(
            'grid size-10 place-items-center rounded-sm border-y-3 border-unmarked font-semibold -outline-offset-2 hover:bg-selected',
            tool.isOn ? 'border-b-action bg-selected text-action-ink' : 'text-ink',
            tool.isOff && 'opacity-40',
          )}
        >
          {tool.sign}
        </button>
      ))}
    </div>
  );
}

function useTools(editor: Editor, onLink: () => void, onPicture: () => void): Tool[] {
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      h4: now.isActive('heading', { level: 4 }),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
      figure: now.isActive(FIGURE),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const text = () => editor.chain().focus();
  const heading = (level: 2 | 3 | 4, isOn: boolean): Tool => ({
    id: `h${level}`,
    name: say('news.toolbar.heading', { level: String(level) }),
    keys: `Ctrl+Alt+${level}`,
    sign: <span className="font-display">{say('news.toolbar.h', { level: String(level) })}</span>,
    isOn,
    use: () => text().toggleHeading({ level }).run(),
  });
  return [
    heading(2, on.h2),
    heading(3, on.h3),
    heading(4, on.h4),
    {
      id: 'bold',
      name: say('news.toolbar.bold'),
      keys: 'Ctrl+B',
      sign: say('news.toolbar.b'),
      isOn: on.bold,
      use: () => text().toggleBold().run(),
    },
    {
      id: 'italic',
      name: say('news.toolbar.italic'),
      keys: 'Ctrl+I',
      sign: <em className="font-display">{say('news.toolbar.i')}</em>,
      isOn: on.italic,
      use: () => text().toggleItalic().run(),
    },
    {
      id: 'link',
      name: say('news.toolbar.link'),
      keys: 'Ctrl+K',
      sign: <InsertLinkIcon />,
      isOn: on.link,
      use: onLink,
    },
    {
      id: 'bullets',
      name: say('news.toolbar.list'),
      sign: <BulletsIcon />,
      isOn: on.bullets,
      use: () => text().toggleBulletList().run(),
    },
    {
      id: 'numbers',
      name: say('news.toolbar.numberedList'),
      sign: <NumbersIcon />,
      isOn: on.numbers,
      use: () => text().toggleOrderedList().run(),
    },
    {
      id: 'quote',
      name: say('news.toolbar.quote'),
      sign: <QuoteIcon />,
      isOn: on.quote,
      use: () => text().toggleBlockquote().run(),
    },
    { id: 'picture', name: say('news.toolbar.picture'), sign: <PictureIcon />, isOn: on.figure, use: onPicture },
    {
      id: 'undo',
      name: say('news.toolbar.undo'),
      keys: 'Ctrl+Z',
      sign: <UndoIcon />,
      isOff: !on.canUndo,
      use: () => text().undo().run(),
    },
    {
      id: 'redo',
      name: say('news.toolbar.redo'),
      keys: 'Ctrl+Shift+Z',
      sign: <RedoIcon />,
      isOff: !on.canRedo,
      use: () => text().redo().run(),
    },
  ];
}

/** Null for other keys. */
function placeAfter(key: string, current: number, count: number): number | null {
  const step = stepOfArrow(key);
  if (step !== 0) return (current + step + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
