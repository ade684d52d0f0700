/** More demo articles: older articles, and some that aren't public. */
import type { DemoArticle } from './news-articles.ts';

export const MORE_DEMO_ARTICLES: readonly DemoArticle[] = [
  {
    title: 'Eleven kilometres, no car, one cargo bicycle',
    author: 'Lotte van Dijk',
    type: 'story',
    daysAgo: 38,
    cover: { kind: 'bikeTrain', land: 'temperate' },
    text: [
      'The baker in Zutphen has sold his van. He now delivers by bicycle, in two rounds, before seven. It takes nineteen minutes longer and costs him 240 euros less a month.',
      'Six shops in the street have followed. They share two bicycles, and a rota on the wall says who has them when.',
      '> Customers thought the bread was fresher. It’s the same bread. It just arrives with someone they can talk to.',
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
      'Because everyone in the building comes here, and no one has to be invited.',
      '# What is the hardest part to teach?',
      'Calling for help. Chest compressions are easy. Giving your address in a foreign language while your hands are shaking takes practice.',
      '> The course is twenty minutes of medicine and forty on the phone.',
    ],
  },
  {
    title: 'Points are explained line by line',
    author: 'Ingrid Solheim',
    type: 'news',
    daysAgo: 52,
    text: [
      'Your points history now shows where every point came from: the impact, the measure and the decision. If an impact is reopened, you’ll see that its points were removed.',
      'Your total hasn’t changed.',
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
      'It isn’t a certified treatment plant. It’s a pit that someone looks after, and a sheet of paper for ticking off the nine days.',
    ],
  },
  {
    title: 'Who looks after the trees in year two',
    author: 'Fatou Ndiaye',
    type: 'news',
    daysAgo: 70,
    text: [
      'Planting takes a day; watering takes two years. Councils are now naming someone to come back to every planting.',
      'One in four plantings from the last three years already has a follow-up entry.',
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
      '> All we had was a key and a list of phone numbers. It turned out that’s most of what you need.',
      'The list is now on the wall of the hall, in large print.',
    ],
  },
  {
    title: 'Our 2025 in numbers',
    author: 'Ingrid Solheim',
    type: 'announcement',
    daysAgo: 120,
    cover: { kind: 'welcome', land: 'south' },
    text: [
      'Members in thirty-one countries logged impacts in 2025, and judges reviewed them. The totals are on the [home page](/). Here’s what they don’t show.',
      '# Fewer trees, more hours',
      'Members planted fewer trees than the year before and gave far more hours. Councils have turned to teaching and to looking after what’s already planted. Both take longer, and neither can be seen from the air.',
      '# What’s missing',
      'Goal 16 has the fewest impacts. It may be the hardest to measure. If you work on it, log it: every hour of speaking up counts.',
    ],
  },
  {
    title: 'Slow ships and quiet whales',
    author: 'Moana Leota',
    type: 'news',
    daysAgo: -2,
    text: [
      'From next week, ferries between the islands will sail four knots slower during calving season. The captains asked for it themselves, after members compared their logs with three years of sightings.',
      'The crossing takes eighteen minutes longer. There will be tea.',
    ],
  },
  {
    title: 'Applications for the spring scholarships open',
    author: 'Mateo Restrepo',
    type: 'announcement',
    daysAgo: -9,
    text: [
      'Forty-two places, from a week on a research ship to a year of evening classes. All you need is an idea of what you want to learn, and enough points.',
      'Applications open at eight in the morning, local time.',
    ],
  },
  {
    title: 'Draft: questions for the new partners',
    author: 'Ingrid Solheim',
    type: 'interview',
    daysAgo: 2,
    state: 'draft',
    text: [
      'Three organisations join this month. Ask each of them: what did you stop doing to have time for this? What would make you leave?',
      'Still needs pictures.',
    ],
  },
  {
    title: 'Charging points at the harbour',
    author: 'Cillian Byrne',
    type: 'news',
    daysAgo: 40,
    state: 'withdrawn',
    text: [
      'The six charging points at the harbour are out of order again, and the date for the repair that we printed here was wrong. We’ll republish this article once we have a confirmed date.',
    ],
  },
  {
    title: 'Test of the new editor',
    author: 'Ingrid Solheim',
    type: 'news',
    daysAgo: 6,
    state: 'deleted',
    text: ['One, two, three.', '- a list', '> and a quote'],
  },
];
