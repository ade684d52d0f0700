/** The United Nations' seventeen Sustainable Development Goals. */
export interface GoalName {
  id: number;
  /** The short title in the URL. */
  slug: string;
  /** The official wording. */
  title: string;
  shortTitle: string;
}

const NAMES: readonly [shortTitle: string, title: string][] = [
  ['No poverty', 'End poverty in all its forms everywhere'],
  ['Zero hunger', 'End hunger, achieve food security and improved nutrition and promote sustainable agriculture'],
  ['Good health and well-being', 'Ensure healthy lives and promote well-being for all at all ages'],
  [
    'Quality education',
    'Ensure inclusive and equitable quality education and promote lifelong learning opportunities for all',
  ],
  ['Gender equality', 'Achieve gender equality and empower all women and girls'],
  ['Clean water and sanitation', 'Ensure availability and sustainable management of water and sanitation for all'],
  ['Affordable and clean energy', 'Ensure access to affordable, reliable, sustainable and modern energy for all'],
  [
    'Decent work and economic growth',
    'Promote sustained, inclusive and sustainable economic growth, full and productive employment and decent work for all',
  ],
  [
    'Industry, innovation and infrastructure',
    'Build resilient infrastructure, promote inclusive and sustainable industrialization and foster innovation',
  ],
  ['Reduced inequalities', 'Reduce inequality within and among countries'],
  [
    'Sustainable cities and communities',
    'Make cities and human settlements inclusive, safe, resilient and sustainable',
  ],
  ['Responsible consumption and production', 'Ensure sustainable consumption and production patterns'],
  ['Climate action', 'Take urgent action to combat climate change and its impacts'],
  [
    'Life below water',
    'Conserve and sustainably use the oceans, seas and marine resources for sustainable development',
  ],
  [
    'Life on land',
    'Protect, restore and promote sustainable use of terrestrial ecosystems, sustainably manage forests, combat desertification, and halt and reverse land degradation and halt biodiversity loss',
  ],
  [
    'Peace, justice and strong institutions',
    'Promote peaceful and inclusive societies for sustainable development, provide access to justice for all and build effective, accountable and inclusive institutions at all levels',
  ],
  [
    'Partnerships for the goals',
    'Strengthen the means of implementation and revitalize the Global Partnership for Sustainable Development',
  ],
];

export const GOALS: readonly GoalName[] = NAMES.map(([shortTitle, title], index) => ({
  id: index + 1,
  slug: shortTitle.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  title,
  shortTitle,
}));

export const findGoal = (slug: string): GoalName | undefined => GOALS.find((goal) => goal.slug === slug);

/** The United Nations' colours, as the theme has them. */
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

/** For pictures drawn where the theme's variables don't reach. */
export const goalPigment = (id: number): string => PIGMENTS[id - 1] ?? PIGMENTS[0];

/** Identifies the goal; never used behind text. */
export const goalColor = (id: number): string => `var(--color-goal-${id})`;

export const GOAL_TILES = GOALS.map(({ id, shortTitle, title }) => ({
  id,
  name: shortTitle,
  title,
  color: goalColor(id),
}));

export const goalSwatches = (ids: readonly number[]) =>
  ids.map((id) => ({ name: GOALS[id - 1]?.shortTitle ?? '', color: goalColor(id) }));

export const GOAL_OPTIONS = GOALS.map(({ id, shortTitle }) => ({ value: String(id), label: `${id} ${shortTitle}` }));

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
  ids.map((id) => `${id} ${GOALS[id - 1]?.shortTitle ?? ''}`).join(', ');
