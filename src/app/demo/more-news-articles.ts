/** The second half of the magazine: older articles, and those that are not shown. */
import type { DemoArticle } from './news-articles.ts';

export const MORE_DEMO_ARTICLES: readonly DemoArticle[] = [
  {
    title: 'Eleven kilometres, no car, one cargo bicycle',
    author: 'Lotte van Dijk',
    type: 'story',
    daysAgo: 38,
    cover: { kind: 'bikeTrain', land: 'temperate' },
    text: [
      'The baker in Zutphen has sold his van. What he delivers goes by bicycle now, in two rounds, before seven. It takes nineteen minutes longer and costs him 240 euros less a month.',
      'Six shops in the street have followed. They share two bicycles, and a table on the wall that says who has them when.',
      '> The customers thought the bread was fresher. It is the same bread. It only arrives by somebody they can talk to.',
    ],
  },
  {
    title: 'First aid in the language you dream in',
    author: 'Lejla Hadžić',
    type: 'interview',
    daysAgo: 44,
    text: [
      'Dr Samira Haddad teaches first aid in Malmö, in five languages, in a laundry room. We spoke between two courses.',
      '# Why a laundry room?',
      'Because everybody in the house comes there, and nobody has to be invited.',
      '# What is the hardest part to teach?',
      'To call for help. Pressing on a chest is easy. Saying an address in a language that is not yours, while your hands shake, has to be practised.',
      '> The course is twenty minutes of medicine and forty of telephone.',
    ],
  },
  {
    title: 'Points are explained line by line',
    author: 'Ingrid Solheim',
    type: 'news',
    daysAgo: 52,
    text: [
      'Every point that you have now says where it came from: the impact, the measure, the decision. When an impact is reopened its points go, and the line that took them stays.',
      'Nothing was recalculated. What you had is what you have.',
    ],
  },
  {
    title: 'A hundred looms and a well',
    author: 'Tenzin Lhamo',
    type: 'story',
    daysAgo: 61,
    cover: { kind: 'well', land: 'tropics' },
    text: [
      'The wool comes down from the pasture in May and the dye runs into the stream until July. It always has. Last year the weavers of Mustang dug a pit, lined it with clay, and let the water stand for nine days before it goes on.',
      'What is left at the bottom is dried and used again for the darkest red. What flows on is clear enough that the goats have come back to drink.',
      'It is not a plant with a certificate. It is a pit that somebody looks after, and a paper on which they tick off the nine days.',
    ],
  },
  {
    title: 'Who looks after the trees in year two',
    author: 'Fatou Ndiaye',
    type: 'news',
    daysAgo: 70,
    text: [
      'Planting is a day; watering is two years. Councils that log trees can now name who comes back, and the reminder goes to them.',
      'Of the plantings of the last three years, one in four has a second entry already.',
    ],
  },
  {
    title: 'The evening the shelter stayed open',
    author: 'Diego Ríos',
    type: 'story',
    daysAgo: 84,
    text: [
      'The storm was forecast for midnight and came at nine. The sports hall in Valdivia was to close at ten. Eight members of the council, who had been stacking chairs, put them out again.',
      'Two hundred and thirteen people slept there. There were blankets for ninety. By eleven the neighbours had brought the rest.',
      '> What we had was a key and a list of telephone numbers. It turned out that this is most of it.',
      'The list hangs in the hall now, printed large.',
    ],
  },
  {
    title: 'Year in numbers: what 2025 came to',
    author: 'Ingrid Solheim',
    type: 'announcement',
    daysAgo: 120,
    cover: { kind: 'welcome', land: 'south' },
    text: [
      'Members in thirty-one countries logged what they did in 2025, and judges checked it. The totals are on the [home page](/); here is what they do not say.',
      '# Fewer trees, more hours',
      'There were fewer trees than the year before and far more hours. Councils have begun to look after what stands, and to teach. Both are slower, and neither shows from the air.',
      '# Where it is quiet',
      'Goal 16 has the fewest impacts. It may be the hardest to count. If you work on it, log it: even an hour of speaking up has a number.',
    ],
  },
  {
    title: 'Slow ships and quiet whales',
    author: 'Moana Leota',
    type: 'news',
    daysAgo: -2,
    text: [
      'From next week the ferries between the islands go four knots slower during the season of the calves. The captains asked for it themselves, after members had laid their logs beside the sightings of three years.',
      'The crossing takes eighteen minutes longer. There will be tea.',
    ],
  },
  {
    title: 'Applications for the spring scholarships open',
    author: 'Mateo Restrepo',
    type: 'announcement',
    daysAgo: -9,
    text: [
      'Forty-two places, from a week on a research ship to a year of evening classes. What you need is an idea of what you want to learn, and the points that each of them asks for.',
      'The list opens at eight in the morning, by the clock of wherever the offer is from.',
    ],
  },
  {
    title: 'Draft: questions for the new partners',
    author: 'Ingrid Solheim',
    type: 'interview',
    daysAgo: 2,
    stands: 'draft',
    text: [
      'Three organizations join this month. Ask each of them: what did you stop doing to have time for this? What would make you leave?',
      'Pictures are still missing.',
    ],
  },
  {
    title: 'Charging points at the harbour',
    author: 'Cillian Byrne',
    type: 'news',
    daysAgo: 40,
    stands: 'withdrawn',
    text: [
      'The six charging points at the harbour are out of order again, and the date for the repair that we printed here was wrong. This article comes back when there is a date that holds.',
    ],
  },
  {
    title: 'Test of the new editor',
    author: 'Ingrid Solheim',
    type: 'news',
    daysAgo: 6,
    stands: 'deleted',
    text: ['One, two, three.', '- a list', '> and a quote'],
  },
];
