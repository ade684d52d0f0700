import { listFavouritesInfiniteOptions } from '#generated/opportunities/listFavourites.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { WalkedList } from '#platform/browser/lists/walked-list.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { CalendarButton } from '../deadlines/calendar-button.tsx';
import { SavedCalendarButton } from '../deadlines/saved-calendar-button.tsx';
import { PointsReach } from '../points-reach.tsx';
import { SaveButton } from '../save-button.tsx';
import { LoadingRows } from './loading-rows.tsx';
import { MyRow } from './my-row.tsx';

/** Unsaved rows stay until the list is next opened, so that they can be saved again. */
export function SavedList() {
  const { list, rows: saved } = useWalkedList(listFavouritesInfiniteOptions());
  return (
    <>
      {saved.some(({ opportunity }) => opportunity.state === 'approved') && (
        <SavedCalendarButton className="mt-5 -ms-5">
          {say('opportunities.savedList.exportDeadlines')}
        </SavedCalendarButton>
      )}
      <WalkedList
        list={list}
        isEmpty={saved.length === 0}
        loading={<LoadingRows label={say('opportunities.savedList.loading')} />}
        failed={say('opportunities.savedList.failed')}
        more={say('opportunities.savedList.more')}
        empty={
          <EmptyState
            title={say('opportunities.savedList.empty')}
            className="mt-6 max-w-3xl"
            link={{ to: '/scholarships', label: say('opportunities.savedList.findScholarships') }}
          >
            {say('opportunities.savedList.emptyHint')}
          </EmptyState>
        }
      >
        <ul className="mt-6 max-w-4xl border-t border-line">
          {saved.map(({ id, opportunity }) => (
            <MyRow
              key={id}
              opportunity={opportunity}
              actions={
                <>
                  <SaveButton opportunity={opportunity} size="sm" />
                  {opportunity.state === 'approved' && (
                    <CalendarButton opportunities={[opportunity]} fileName={opportunity.slug} size="sm">
                      <Phrase
                        text={say('opportunities.savedList.addDeadline')}
                        parts={{
                          title: () => (
                            <span className="sr-only">
                              : <bdi>{opportunity.title}</bdi>
                            </span>
                          ),
                        }}
                      />
                    </CalendarButton>
                  )}
                </>
              }
            >
              <div className="max-w-sm">
                <PointsReach opportunity={opportunity} />
              </div>
            </MyRow>
          ))}
        </ul>
      </WalkedList>
    </>
  );
}
