import type { CuratedItem } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Day } from '#ui/lists/day.tsx';
import { Table, type TableColumn } from '#ui/lists/table.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { KIND_NAMES, putCall, removalLabel } from './content-actions.ts';
import type { useCuration } from './use-curation.ts';

interface ContentTableProps {
  items: readonly CuratedItem[];
  caption: string;
  shelf: ReturnType<typeof useCuration>;
}

const WHY: TableColumn<CuratedItem> = {
  id: 'reason',
  header: say('administration.contentTable.why'),
  isLong: true,
  cell: ({ reason }) => (
    <span dir="auto" className="block max-w-72">
      {reason ?? <NotKnown />}
    </span>
  ),
};

export function ContentTable({ items, caption, shelf }: ContentTableProps) {
  const columns: ReadonlyArray<TableColumn<CuratedItem>> = [
    {
      id: 'title',
      header: say('administration.contentTable.what'),
      isRowHeader: true,
      isLong: true,
      cell: ({ title, link, kind }) => (
        <span className="block max-w-md">
          <TextLink dir="auto" to={link}>
            {title}
          </TextLink>
          <span className="block font-normal text-muted">{KIND_NAMES[kind]}</span>
        </span>
      ),
    },
    {
      id: 'owner',
      header: say('administration.contentTable.by'),
      isLong: true,
      cell: ({ owner }) => <PersonName person={owner} />,
    },
    { id: 'decided', header: say('administration.contentTable.since'), cell: (item) => <Decided {...item} /> },
    // Featuring takes no reason.
    ...(items.some(({ reason }) => reason !== null) ? [WHY] : []),
    {
      id: 'action',
      header: say('administration.contentTable.action'),
      cell: (item) =>
        putCall(item) ? (
          <Button
            variant="secondary"
            size="sm"
            className="whitespace-nowrap"
            pending={shelf.isRemoving(item)}
            pendingLabel={say('administration.contentTable.working')}
            aria-label={say('administration.contentTable.actionOn', {
              action: removalLabel(item),
              title: isolate(item.title),
            })}
            onClick={() => shelf.remove(item)}
          >
            {removalLabel(item)}
          </Button>
        ) : (
          <ButtonLink
            to={`/admin/news/${item.id}/edit`}
            variant="secondary"
            size="sm"
            className="whitespace-nowrap"
            aria-label={say('administration.contentTable.editArticle', { title: isolate(item.title) })}
          >
            {say('administration.contentTable.editLink')}
          </ButtonLink>
        ),
    },
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={items}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      className="mt-6"
    />
  );
}

function Decided({ decidedAt, decidedBy }: CuratedItem) {
  if (decidedAt === null) return <NotKnown />;
  return (
    <>
      <Day value={decidedAt} />
      {decidedBy && (
        <span className="block text-muted @xl:whitespace-nowrap">
          {say('administration.contentTable.byLine')} <PersonName person={decidedBy} />
        </span>
      )}
    </>
  );
}

const NotKnown = () => <span className="text-muted">{say('administration.contentTable.notGiven')}</span>;
