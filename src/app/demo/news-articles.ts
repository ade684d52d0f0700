/** What the demo community's magazine has printed. Each line of a text is a block; its first sign tells which. */
import type { NewsType } from '../../../generated/types.gen.ts';
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
  /** Before today; negative for one that is still to come. */
  daysAgo: number;
  /** As it stands; live unless told otherwise. */
  stands?: 'draft' | 'withdrawn' | 'deleted';
  /** Of the drawing above it; contours stand there without one. */
  cover?: ArticleScene;
  /** `# ` heading, `> ` quote, `- ` item, `! kind of scene | caption` drawing, anything else a paragraph; [words](/address) links. */
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
      'When the members of the Casamance council logged their first planting, a single line in a list said 1,200 mangroves. What nobody knew then was how many would stand a year later. The council decided to count only those: each seedling is written down twice, once when it goes in and once after its first rains.',
      '# Two out of three stay',
      'Of the seedlings planted in the first spring, 64 in 100 are alive. In the second it was 71. The difference, says the forester Ousmane Badji, is not the plant but the week: they now wait until the crabs have moulted.',
      '> We used to plant on the day the minister could come. Now we plant on the day the crabs say.',
      'The oysters came back before anyone had planned for them. Eleven women who gather them have begun to leave a third of each root untouched, and they log that too, as hours and not as trees.',
      '! planting | The third spring. The bare strip on the right is left open for the boats.',
      'The fishermen were the last to be convinced. For two seasons they had steered round the seedlings and said nothing. In the third they brought a net that had been empty for years, and it was full of mullet no longer than a finger. The mullet are too small to sell. They are large enough to be counted, and two schools have taken that over.',
      '# How it is counted',
      'Every strip has a stake at each end and a number. Whoever plants writes down the number, the day and how many went in; whoever comes after the rains writes down how many stand. Between the two nobody may replant, or the count is worth nothing. It has happened once, out of kindness, and that strip is left out of the sum.',
      'The sheets are photographed and kept with the impact, so that a judge in another country can read the same pencil. Of the eleven impacts that the council has logged, two were declined at first. In both of them the second count was missing. It was made, and they were sent again.',
      '> A number that you can not take back is worth more than a large one.',
      '# What comes next',
      'The creek is full, and the council looks upstream. The salt has reached two rice fields that were sweet ten years ago. Whether mangroves can help there is not known; the plan is to try it on one field, to count again after the rains, and to write down the result whatever it is.',
      'Everything that was counted stands among the [impacts](/impacts?sdg=14), with pictures of each strip.',
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
      '> A library lends what a household can not own. Skill is only the next shelf.',
      '# What is mended',
      '- Lamps and cables, which are a third of everything',
      '- Clothes, mostly zips',
      '- Radios, which are seldom mended and always opened',
      'Of 2,140 things brought in last year, 1,377 went home working. The members weigh what did not, so that the number of kilograms that they log as saved is what was really saved.',
      '# Who repairs',
      'There are no experts, only people who have done it once more than you. A retired railway man looks after the soldering irons. Two sisters who run a dry cleaner’s take the zips. The radios belong to a boy of fourteen, who opens them, draws what he sees, and closes them again; his drawings hang in the hall, and now and then an engineer stops before them and says what that part is for.',
      'Whoever brings something stays with it. That is the only rule on the door. It keeps the queue short, and it is the reason why the same people come back with the next thing half taken apart already.',
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
      'The stop at Calle 44 has no roof. At two in the afternoon the bench is 61 degrees warm. A hundred and twelve people waited there on the day that the pupils of the technical school measured it, and none of them sat.',
      'For a month, sixty pupils carried thermometers to every stop of three lines in Medellín. The map they drew is simple: red where nobody sits. They gave it to the transport office with a list of the twenty stops where a tree has room.',
      '> You do not need a model to see where the shade is missing. You need somebody who stands there at two.',
      'Seven of the twenty have a tree now. The pupils water them, and measure on.',
    ],
  },
  {
    title: 'Four hundred doors and one question',
    author: 'Amara Eze',
    type: 'featured',
    daysAgo: 47,
    text: [
      'Before the council in Enugu built anything, it knocked. The question was the same at every door: when did you last not have water, and what did you do?',
      'The answers fill two exercise books. They changed the plan twice. The tank was to stand by the school; it stands by the clinic now, because that is where people walk to at night.',
      '# What the books say',
      'On 211 of 400 days somebody in the street had no water. Those who could pay bought it from a lorry, at nine times the price of the pipe. Those who could not sent a child.',
      'The tank holds 20,000 litres. The books lie beside it, and are still written in.',
    ],
  },
  {
    title: 'Verified impacts pass three thousand',
    author: 'Ingrid Solheim',
    type: 'announcement',
    daysAgo: 1,
    text: [
      'This week the judges verified the three thousandth impact. It is a small one: eleven people cleared 140 kilograms of line and net from a beach near Galway, on a Sunday, in rain.',
      'A number like this says less than it seems. More telling is that nine in ten members whose first impact was declined sent it again with what was missing, and that most of those were then verified.',
      'You can see what all of it comes to among the [impacts](/impacts), by year and by goal.',
    ],
  },
  {
    title: '“I count birds so that somebody has counted”',
    author: 'Tomasz Nowak',
    type: 'interview',
    daysAgo: 5,
    cover: { kind: 'birds', land: 'temperate' },
    text: [
      'Marta Wiśniewska has counted the birds on one lake in Masuria every morning for six years. She is not a biologist. We asked her why.',
      '# Why this lake?',
      'Because it is the one I can reach before work. People think that you choose a lake for its birds. You choose it for the bus.',
      '# What have you seen change?',
      'The grebes come eleven days earlier than in my first year. One year would mean nothing. Six are the beginning of something that a scientist will talk to you about.',
      '> I am not saving anything. I count, so that whoever wants to save something knows where it was.',
      '# And on days when there is nothing?',
      'I write a zero. A zero is a number too. It is the days without a line that ruin a list.',
    ],
  },
  {
    title: 'Judges from four more countries',
    author: 'Ingrid Solheim',
    type: 'announcement',
    daysAgo: 9,
    text: [
      'Twelve people have joined those who check what members log: from Ghana, Peru, Nepal and Ireland. All of them logged impacts of their own before.',
      'An impact that is sent today waits for four days on average. In spring it was nine. Nobody decides on anything that they took part in, and an appeal always goes to somebody else.',
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
      '- What is earned pays for lunch for 60 children',
      'The first panels were given. The next twelve, says the headmistress, will be bought.',
    ],
  },
  {
    title: 'How an allotment in Bergen fed a ward',
    author: 'Ingrid Solheim',
    type: 'story',
    daysAgo: 19,
    text: [
      'It began with too many courgettes. A member brought a crate to the hospital where she works; the kitchen took it, weighed it, and asked for more on Thursday.',
      'By September nine gardens delivered. The kitchen writes down what arrives, so the gardeners do not have to, and what is logged is what was eaten: 860 kilograms over a summer.',
      '> Nobody thanked us for the courgettes. They asked when the beans would come. That is better.',
    ],
  },
  {
    title: 'New: log what you take back',
    author: 'Ingrid Solheim',
    type: 'news',
    daysAgo: 22,
    text: [
      'Weight was for what is thrown away. From today it can also say what was kept from being thrown away: mended, swapped or passed on. Both count towards the same goal and give the same points.',
      'Impacts that were logged before stay as they were reviewed. If yours would be told better with the new measure, say so when you log the next one.',
    ],
  },
  {
    title: 'A hedge along twelve kilometres of road',
    author: 'Cillian Byrne',
    type: 'news',
    daysAgo: 27,
    cover: { kind: 'planting', land: 'temperate' },
    text: [
      'Hawthorn, blackthorn, hazel: 18,000 whips went into the verge between Athenry and Loughrea over five weekends. Two hundred and six people planted; the farmers along the road brought the tea.',
      'The hedge is meant for bats, who fly along it, and for the wind, which does not. It will be cut for the first time in four years. Whoever wants to learn how to lay a hedge may put their name down with the council.',
    ],
  },
  {
    title: 'Reading the river with a jam jar',
    author: 'Priya Raman',
    type: 'story',
    daysAgo: 33,
    text: [
      'You fill the jar, you wait until the mud has settled, you hold it against a printed page. If you can read the third line, the water has a chance. If you can read the first, you may have made a mistake.',
      'Pupils in Coimbatore have read the Noyyal in this way at fourteen places, each week for two years. The page is the same everywhere, so the numbers can be laid beside each other.',
      '# A line that got shorter',
      'In May the reading below the dye works fell from four lines to one. The pupils took the jars to the board that watches over the river. It sent its own people, with better glass. They came to the same result.',
      '# What it costs',
      'A jar, a page, and the walk. The page is printed by the school, laminated, and tied to the bridge with a string, because the first ones were taken home. Each reading takes four minutes. Two pupils go together, one who reads and one who does not know what the other has read; when they differ by more than a line they fill the jar again.',
      'The teacher who began it, Mrs Lakshmi Venkatesan, is asked every year whether a sensor would not be better. It would be more exact, she says, and nobody would ever look at the river.',
      'The works have had a new basin since August. The reading is back at three.',
    ],
  },
];
