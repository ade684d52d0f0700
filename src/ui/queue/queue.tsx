import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { say } from '#languages/say.ts';
import { classNames } from '../class-names.ts';
import { isFocusLost } from '../focus/is-focus-lost.ts';
import { useMedia } from '../focus/use-media.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { isolate } from '../shared/isolate.ts';
import { lazyPart } from '../timing/lazy-part.ts';
import { QueueHead } from './queue-head.tsx';
import { QueueAside, QueueSheet } from './queue-panel.tsx';
import { QueueRow } from './queue-row.tsx';
import { toggle } from './queue-selection.ts';
import type { QueueProps } from './queue-types.ts';
import { useRowFocus } from './use-row-focus.ts';

const KeysHelp = lazyPart(async () => ({ default: (await import('./keys-help.tsx')).KeysHelp }));

const HAS_ROOM_FOR_PANEL = '(width >= 80rem)';
const GRIDS = {
  queue: 'xl:grid-cols-[minmax(20rem,5fr)_minmax(0,8fr)]',
  table: 'xl:grid-cols-[minmax(0,8fr)_minmax(22rem,5fr)]',
};
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Rows, with details of the current one beside them or, on a phone, in a sheet. */
export function Queue<Row>(props: QueueProps<Row>) {
  const { rows, rowKey, rowTitle, panel, commands, selection, onCurrent, isOpen } = props;
  const isWide = useMedia(HAS_ROOM_FOR_PANEL);
  const [hasHelp, setHasHelp] = useState(false);
  const aside = useRef<HTMLElement>(null);
  const at = Math.max(
    0,
    rows.findIndex((row) => rowKey(row) === props.current),
  );
  const row = rows[at];
  const current = row === undefined ? null : rowKey(row);
  const focus = useRowFocus(current, !isWide && isOpen);
  const size = selection?.keys.size ?? 0;
  /** Holds for that many selected rows: deciding them clears the selection. */
  const [said, setSaid] = useState({ text: '', size });
  const tell = (text: string, selected = size) => setSaid({ text, size: selected });

  function move(by: number) {
    const next = rows[at + by];
    if (next === undefined) {
      if (isFocusLost()) focus.toRow();
      return tell(by > 0 ? say('ui.queue.lastRow') : say('ui.queue.firstRow'));
    }
    tell(
      isOpen && !isWide
        ? say('ui.queue.row', { place: at + by + 1, count: rows.length, title: isolate(rowTitle(next)) })
        : '',
    );
    focus.moveAlong();
    onCurrent(rowKey(next));
  }

  function tick(one: Row | undefined) {
    if (!selection || one === undefined || !selection.canSelect(one)) return;
    const next = toggle(selection.keys, rowKey(one), selection.max);
    tell(
      next === selection.keys
        ? say('ui.queue.selectionFull', { most: selection.max })
        : say('ui.queue.selected', { size: next.size }),
      next.size,
    );
    selection.onChange(next);
  }

  function press(key: string, isByKey: boolean) {
    onCurrent(key);
    if (!isWide) props.onOpen(key);
    else if (isByKey) aside.current?.focus({ preventScroll: true });
  }

  function pressArrow(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move(by);
  }

  useShortcuts({
    ...Object.fromEntries(commands.map(({ key, run }) => [key, { run }])),
    ...(selection && { x: { run: () => tick(row) } }),
    j: { run: () => move(1), repeats: true },
    k: { run: () => move(-1), repeats: true },
    '?': { run: () => setHasHelp(true) },
  });

  return (
    <div className={classNames('xl:grid xl:items-start xl:gap-8', GRIDS[props.shape ?? 'queue'])}>
      <section aria-label={props.label} className="min-w-0">
        <QueueHead {...{ rows, rowKey, selection }} heading={props.heading} onHelp={() => setHasHelp(true)} />
        {props.columnHeads}
        <ul onKeyDown={pressArrow}>
          {rows.map((one) => {
            const key = rowKey(one);
            return (
              <QueueRow
                key={key}
                id={focus.idOf(key)}
                title={rowTitle(one)}
                isCurrent={key === current}
                isTicked={selection && (selection.canSelect(one) ? selection.keys.has(key) : null)}
                onTick={() => tick(one)}
                onReach={() => onCurrent(key)}
                onPress={(isByKey) => press(key, isByKey)}
                note={props.renderNote?.(one)}
                isFolded={props.isFolded?.(one) ?? false}
              >
                {props.renderRow(one)}
              </QueueRow>
            );
          })}
        </ul>
        {props.footer}
      </section>
      {row !== undefined && isWide && (
        <QueueAside
          key={current}
          ref={aside}
          onEscape={focus.toRow}
          title={panel.title(row)}
          actions={panel.actions(row)}
        >
          {panel.body(row)}
        </QueueAside>
      )}
      {row !== undefined && !isWide && isOpen && (
        <QueueSheet onClose={props.onClose} title={panel.title(row)} actions={panel.actions(row)}>
          {panel.body(row)}
        </QueueSheet>
      )}
      <p role="status" className="sr-only">
        {said.size === size && said.text}
      </p>
      {hasHelp && (
        <Suspense>
          <KeysHelp commands={commands} hasSelection={selection !== undefined} onClose={() => setHasHelp(false)} />
        </Suspense>
      )}
    </div>
  );
}
