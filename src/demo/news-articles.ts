/** The demo community's articles. Each line of a text is a block, whose prefix says which kind it is. */
import type { NewsType } from '#generated/types.gen.ts';
import type { Land } from './drawing/lands.ts';
import type { SceneKind } from './drawing/scene-kinds.ts';

export interface ArticleScene {
  kind: SceneKind;
  land: Land;
}

export interface DemoArticle {
  title: string;
  author: string;
  type: NewsType;
  /** The days before today; negative for an article in the future. */
  daysAgo: number;
  /** Its state; live by default. */
  state?: 'draft' | 'withdrawn' | 'deleted';
  /** The drawing above the article; contours are shown if omitted. */
  cover?: ArticleScene;
  /** `# heading`, `> quote`, `- item`, `! kind of scene | caption`, or a paragraph. Links are [words](/address). */
  text: string[];
}

export const DEMO_ARTICLES: readonly DemoArticle[] = [
  {
    title: 'The delta that grew back',
    author: 'Fatou Ndiaye',
    type: 'featured',
    daysAgo: 3,
    cover: { kind: 'planting', land: 'savanna' },
    text: [
      'At half past six the tide leaves the creek at Tobor, and forty people walk in after it with seedlings under their arms. It has been like this every spring for three years. This time, for the first time, they have to look for a place that is still bare.',
      'When the members of the Casamance council logged their first planting, a single line in a list said 1,200 mangroves. Nobody knew then how many would survive the year. The council decided to count only those: each seedling is recorded twice, once when it goes in and once after its first rains.',
      '# Two out of three survive',
      'Of the seedlings planted in the first spring, 64 in 100 are alive. In the second it was 71. The difference, says the forester Ousmane Badji, is not the plant but the week: they now wait until the crabs have moulted.',
      '> We used to plant on the day the minister could come. Now we plant on the day the crabs say.',
      'The oysters came back before anyone had planned for them. The eleven women who gather them now leave a third of each root untouched, and log that too, as hours rather than trees.',
      '! planting | The third spring. The bare strip on the right is left open for the boats.',
      'The fishermen were the last to be convinced. For two seasons they had steered round the seedlings and said nothing. In the third they brought a net that had been empty for years, and it was full of mullet no longer than a finger. The mullet are too small to sell but large enough to count, and two schools have taken that on.',
      '# How it is counted',
      'Every strip has a stake at each end and a number. Planters write down the number, the day and how many seedlings went in; after the rains, someone else records how many are standing. No one may replant in between, or the count is worthless. It happened once, out of kindness, and that strip was left out of the total.',
      'The sheets are photographed and kept with the impact, so that a judge in another country can read the same pencil marks. Of the eleven impacts that the council has logged, two were declined at first. Both lacked the second count. The council did it and resubmitted them.',
      '> A number you can stand by is worth more than a large one.',
      '# What comes next',
      'The creek is full, and the council looks upstream. The salt has reached two rice fields that were sweet ten years ago. No one knows whether mangroves can help there. The plan is to try one field, count again after the rains, and publish the result either way.',
      'You’ll find every count among the [impacts](/impacts?sdg=14), with pictures of each strip.',
    ],
  },
  {
    title: 'A repair café in every library',
    author: 'Haruka Shimizu',
    type: 'featured',
    daysAgo: 11,
    cover: { kind: 'repairCafe', land: 'east' },
    text: [
      'The toaster on the table of the library in Sendai has been here before. Last winter it was the spring; this time it is the plug. Its owner, who is seventy-eight, wants to do it herself.',
      'Nineteen libraries in the prefecture now open their reading room once a month to people with broken things. It began with one member and a soldering iron, and spread in the way libraries spread things: by a form that any branch can copy.',
      '> Libraries lend what households can’t own. Skills are just the next shelf.',
      '# What gets mended',
      '- Lamps and cables, which are a third of everything',
      '- Clothes, mostly zips',
      '- Radios, which are rarely fixed and always opened',
      'Of 2,140 things brought in last year, 1,377 went home working. Members weigh those that didn’t, so the kilograms they log as saved really were.',
      '# Who repairs',
      'There are no experts, only people who have done it once more than you. A retired railwayman looks after the soldering irons. Two sisters who run a dry cleaner’s do the zips. The radios belong to a boy of fourteen, who opens them, draws what he sees, and closes them again; his drawings hang in the hall, and now and then an engineer stops before them and says what that part is for.',
      'If you bring something, you stay with it. That’s the only rule on the door. It keeps the queue short, and it’s why people come back with the next thing already half taken apart.',
      'The libraries did not expect to lend more books because of it. They do: the shelf on clocks, which nobody had touched for years, has a waiting list.',
      'The form, the list of tools and the rules for the glue are free to copy. Three libraries outside the prefecture have done so since June.',
    ],
  },
  {
    title: 'What a bus stop knows about heat',
    author: 'Mateo Restrepo',
    type: 'featured',
    daysAgo: 24,
    cover: { kind: 'busStop', land: 'highlands' },
    text: [
      'The stop at Calle 44 has no roof. At two in the afternoon the bench reaches 61 degrees. On the day pupils from the technical school measured it, 112 people waited there and none of them sat down.',
      'For a month, sixty pupils carried thermometers to every stop of three lines in Medellín. The map they drew is simple: red where nobody sits. They gave it to the transport office with a list of the twenty stops with room for a tree.',
      '> You don’t need a model to see where shade is missing. You need someone to stand there at two o’clock.',
      'Seven of the twenty have a tree now. The pupils water them, and keep measuring.',
    ],
  },
  {
    title: 'Four hundred doors and one question',
    author: 'Amara Eze',
    type: 'featured',
    daysAgo: 47,
    text: [
      'Before the council in Enugu built anything, it knocked. The question was the same at every door: when did you last not have water, and what did you do?',
      'The answers fill two exercise books. They changed the plan twice. The tank was planned for the school. It’s now at the clinic, because that’s where people walk at night.',
      '# What the books say',
      'At 211 of 400 doors, the taps had been dry that week. Those who could pay bought water from a lorry, at nine times the mains price. Those who couldn’t sent a child.',
      'The tank holds 20,000 litres. The books are kept next to it, and people still write in them.',
    ],
  },
  {
    title: 'Verified impacts pass three thousand',
    author: 'Ingrid Solheim',
    type: 'announcement',
    daysAgo: 1,
    text: [
      'This week the judges verified the three thousandth impact. It is a small one: eleven people cleared 140 kilograms of line and net from a beach near Galway, on a Sunday, in rain.',
      'A number like this says less than it seems to. More telling: nine in ten members whose first impact was declined added what was missing and resubmitted, and most were then verified.',
      'See the totals by year and goal under [impacts](/impacts).',
    ],
  },
  {
    title: '“I count birds so that someone has counted”',
    author: 'Tomasz Nowak',
    type: 'interview',
    daysAgo: 5,
    cover: { kind: 'birds', land: 'temperate' },
    text: [
      'Marta Wiśniewska has counted the birds on one lake in Masuria every morning for six years. She is not a biologist. We asked her why.',
      '# Why this lake?',
      'Because it is the one I can reach before work. People think you choose a lake for its birds. You choose it for the bus.',
      '# What have you seen change?',
      'The grebes come eleven days earlier than in my first year. One year would mean nothing. Six are the beginning of something that a scientist will talk to you about.',
      '> I’m not saving anything. I count, so that anyone who wants to save something knows where it was.',
      '# And on days when there is nothing?',
      'I write a zero. A zero is a number too. It’s the missing days that ruin a list.',
    ],
  },
  {
    title: 'Judges from four more countries',
    author: 'Ingrid Solheim',
    type: 'announcement',
    daysAgo: 9,
    text: [
      'Twelve new judges have joined us from Ghana, Peru, Nepal and Ireland. All of them have logged impacts of their own.',
      'An impact submitted today is reviewed in four days on average, down from nine in spring. Judges never review anything they took part in, and appeals always go to a different judge.',
    ],
  },
  {
    title: 'The school that sells its sunlight',
    author: 'Kofi Mensah',
    type: 'story',
    daysAgo: 14,
    cover: { kind: 'solar', land: 'savanna' },
    text: [
      'Since March the roof of the secondary school in Techiman has carried 48 panels. On schooldays they feed the computers and the kitchen. At the weekend they feed the market.',
      'The idea came from the accounting class, as an exercise. What would a stall pay for cold? The pupils asked, wrote the answers down, and found that ice from the lorry costs more than the power to make it.',
      '- 31 stalls are connected',
      '- 4 pupils read the meters each Friday',
      '- The income pays for lunch for 60 children',
      'The first panels were donated. The next twelve, says the headmistress, they’ll buy.',
    ],
  },
  {
    title: 'How an allotment in Bergen fed a ward',
    author: 'Ingrid Solheim',
    type: 'story',
    daysAgo: 19,
    text: [
      'It began with too many courgettes. A member brought a crate to the hospital where she works; the kitchen took it, weighed it, and asked for more on Thursday.',
      'By September, nine gardens were delivering. The kitchen records what arrives, so the gardeners don’t have to, and logs what was eaten: 860 kilograms over the summer.',
      '> Nobody thanked us for the courgettes. They asked when the beans would come. That is better.',
    ],
  },
  {
    title: 'New: log what you take back',
    author: 'Ingrid Solheim',
    type: 'news',
    daysAgo: 22,
    text: [
      'Until now, weight was for waste you collected. From today, you can also log waste you prevented by mending, swapping or passing things on. Both count towards the same goal and earn the same points.',
      'Impacts you’ve already logged stay as they were reviewed.',
    ],
  },
  {
    title: 'A hedge along twelve kilometres of road',
    author: 'Cillian Byrne',
    type: 'news',
    daysAgo: 27,
    cover: { kind: 'planting', land: 'temperate' },
    text: [
      'Hawthorn, blackthorn, hazel: 18,000 whips went into the verge between Athenry and Loughrea over five weekends. Two hundred and six people planted; farmers along the road brought tea.',
      'The hedge will guide bats and break the wind. It’ll be cut for the first time in four years. If you’d like to learn hedge laying, put your name down with the council.',
    ],
  },
  {
    title: 'Reading the river with a jam jar',
    author: 'Priya Raman',
    type: 'story',
    daysAgo: 33,
    text: [
      'You fill the jar, you wait until the mud has settled, you hold it against a printed page. If you can read the third line, the water has a chance. If you can read the first, you may have made a mistake.',
      'Pupils in Coimbatore have read the Noyyal this way at fourteen places, every week for two years. The page is the same everywhere, so the numbers can be compared.',
      '# A line that got shorter',
      'In May the reading below the dye works fell from four lines to one. The pupils took the jars to the pollution board. It sent its own people, with better glassware. They got the same result.',
      '# What it costs',
      'A jar, a page, and the walk. The page is printed by the school, laminated, and tied to the bridge with a string, because the first ones were taken home. Each reading takes four minutes. Pupils go in pairs and each takes a reading without knowing the other’s; if they differ by more than a line, they fill the jar again.',
      'The teacher who began it, Mrs Lakshmi Venkatesan, is asked every year whether a sensor wouldn’t be better. It would be more exact, she says, and then nobody would ever look at the river.',
      'In August, the works built a settling basin. The reading is back at three.',
    ],
  },
];
