import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface TabEntry {
  id: string;
  label: ReactNode;
  count?: number | undefined;
  panel: ReactNode;
}

export interface TabsProps {
  /** The tab list's accessible name. */
  label: string;
  tabs: readonly TabEntry[];
  /** Controlled by the caller if it's in the URL. */
  selected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
  className?: string | undefined;
}

const TAB = classNames(
  'min-h-11 border-b-4 border-unmarked pt-2 pb-1 font-semibold text-muted hover:text-ink',
  'data-selected:border-action data-selected:text-ink',
);

export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  const index = tabs.findIndex(({ id }) => id === selected);
  const control = selected === undefined ? {} : { selectedIndex: Math.max(0, index) };
  return (
    <TabGroup {...control} onChange={(at) => onSelect?.(tabs[at]?.id ?? '')} className={className}>
      <TabList aria-label={label} className="flex flex-wrap gap-x-6 border-b border-line">
        {tabs.map((tab) => (
          <Tab key={tab.id} className={TAB}>
            {tab.label}
            {tab.count !== undefined && <span className="ms-1.5 font-normal text-muted tabular-nums">{tab.count}</span>}
          </Tab>
        ))}
      </TabList>
      <TabPanels className="pt-6">
        {tabs.map((tab) => (
          <TabPanel key={tab.id}>{tab.panel}</TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
