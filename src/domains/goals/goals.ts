import { formatList } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';

/** The United Nations' seventeen Sustainable Development Goals. */
export interface GoalName {
  id: number;
  /** The English short title, in the URL. */
  slug: string;
  /** The official wording. */
  title: string;
  shortTitle: string;
  /** A sentence of our own. */
  description: string;
}

/** The texts are functions, so that they are in the current reader's language whenever they're read. */
const NAMES: readonly [
  slug: string,
  sayShortTitle: () => string,
  sayTitle: () => string,
  sayDescription: () => string,
][] = [
  [
    'no-poverty',
    () => say('goals.names.goal1'),
    () => say('goals.titles.goal1'),
    () => say('goals.descriptions.goal1'),
  ],
  [
    'zero-hunger',
    () => say('goals.names.goal2'),
    () => say('goals.titles.goal2'),
    () => say('goals.descriptions.goal2'),
  ],
  [
    'good-health-and-well-being',
    () => say('goals.names.goal3'),
    () => say('goals.titles.goal3'),
    () => say('goals.descriptions.goal3'),
  ],
  [
    'quality-education',
    () => say('goals.names.goal4'),
    () => say('goals.titles.goal4'),
    () => say('goals.descriptions.goal4'),
  ],
  [
    'gender-equality',
    () => say('goals.names.goal5'),
    () => say('goals.titles.goal5'),
    () => say('goals.descriptions.goal5'),
  ],
  [
    'clean-water-and-sanitation',
    () => say('goals.names.goal6'),
    () => say('goals.titles.goal6'),
    () => say('goals.descriptions.goal6'),
  ],
  [
    'affordable-and-clean-energy',
    () => say('goals.names.goal7'),
    () => say('goals.titles.goal7'),
    () => say('goals.descriptions.goal7'),
  ],
  [
    'decent-work-and-economic-growth',
    () => say('goals.names.goal8'),
    () => say('goals.titles.goal8'),
    () => say('goals.descriptions.goal8'),
  ],
  [
    'industry-innovation-and-infrastructure',
    () => say('goals.names.goal9'),
    () => say('goals.titles.goal9'),
    () => say('goals.descriptions.goal9'),
  ],
  [
    'reduced-inequalities',
    () => say('goals.names.goal10'),
    () => say('goals.titles.goal10'),
    () => say('goals.descriptions.goal10'),
  ],
  [
    'sustainable-cities-and-communities',
    () => say('goals.names.goal11'),
    () => say('goals.titles.goal11'),
    () => say('goals.descriptions.goal11'),
  ],
  [
    'responsible-consumption-and-production',
    () => say('goals.names.goal12'),
    () => say('goals.titles.goal12'),
    () => say('goals.descriptions.goal12'),
  ],
  [
    'climate-action',
    () => say('goals.names.goal13'),
    () => say('goals.titles.goal13'),
    () => say('goals.descriptions.goal13'),
  ],
  [
    'life-below-water',
    () => say('goals.names.goal14'),
    () => say('goals.titles.goal14'),
    () => say('goals.descriptions.goal14'),
  ],
  [
    'life-on-land',
    () => say('goals.names.goal15'),
    () => say('goals.titles.goal15'),
    () => say('goals.descriptions.goal15'),
  ],
  [
    'peace-justice-and-strong-institutions',
    () => say('goals.names.goal16'),
    () => say('goals.titles.goal16'),
    () => say('goals.descriptions.goal16'),
  ],
  [
    'partnerships-for-the-goals',
    () => say('goals.names.goal17'),
    () => say('goals.titles.goal17'),
    () => say('goals.descriptions.goal17'),
  ],
];

export const GOALS: readonly GoalName[] = NAMES.map(([slug, sayShortTitle, sayTitle, sayDescription], index) => ({
  id: index + 1,
  slug,
  get title() {
    return sayTitle();
  },
  get shortTitle() {
    return sayShortTitle();
  },
  get description() {
    return sayDescription();
  },
}));

export const findGoal = (slug: string): GoalName | undefined => GOALS.find((goal) => goal.slug === slug);

/** The United Nations' colours, the same as in the theme. */
const PIGMENTS = [
  '#e5243b',
  '#dda63a',
  '#4c9f38',
  '#c5192d',
  '#ff3a21',
  '#26bde2',
  '#fcc30b',
  '#a21942',
  '#fd6925',
  '#dd1367',
  '#fd9d24',
  '#bf8b2e',
  '#3f7e44',
  '#0a97d9',
  '#56c02b',
  '#00689d',
  '#19486a',
] as const;

/** The goal's colour in hex, for pictures drawn where the theme's variables aren't available. */
export const goalPigment = (id: number): string => PIGMENTS[id - 1] ?? PIGMENTS[0];

/** Identifies the goal; never used behind text. */
export const goalColor = (id: number): string => `var(--color-goal-${id})`;

export const goalTiles = () =>
  GOALS.map(({ id, shortTitle, title }) => ({ id, name: shortTitle, title, color: goalColor(id) }));

export const goalSwatches = (ids: readonly number[]) =>
  ids.map((id) => ({ name: GOALS[id - 1]?.shortTitle ?? '', color: goalColor(id) }));

export const goalOptions = () =>
  GOALS.map(({ id, shortTitle }) => ({ value: String(id), label: `${id} ${shortTitle}` }));

export const goalPathOf = ({ slug }: Pick<GoalName, 'slug'>): string => `/sdg/${slug}`;

export const goalLinks = (ids: readonly number[]) =>
  ids.flatMap((id) => {
    const goal = GOALS[id - 1];
    return goal ? [{ id, name: goal.shortTitle, color: goalColor(id), to: goalPathOf(goal) }] : [];
  });

/** The previous and next goal, wrapping around. */
export function neighboursOf({ id }: GoalName): { before: GoalName; after: GoalName } {
  const at = (place: number) => GOALS[(place + GOALS.length) % GOALS.length] as GoalName;
  return { before: at(id - 2), after: at(id) };
}

/** "13 Climate action, 15 Life on land". */
export const sayGoals = (ids: readonly number[]): string =>
  formatList(
    ids.map((id) => `${id} ${GOALS[id - 1]?.shortTitle ?? ''}`),
    'unit',
  );
