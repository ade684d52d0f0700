/** The demo councils: invented groups in real places. */

import type { SceneKind } from '../drawing/scene-kinds.ts';

export interface Charter {
  title: string;
  /** Where most of its members live; null for a council whose members meet online. */
  location: string | null;
  goals: readonly number[];
  description: string;
  /** Number of members, including the owner. */
  members: number;
  /** Approved if omitted. */
  course?: 'pending' | 'declined';
  /** The scene on its cover; contours are shown if omitted. */
  scene?: SceneKind;
  hasDocument?: true;
  /** The demo member's relation to it. */
  member?: 'owner' | 'member' | 'requested';
  /** Number of requests to join. */
  requests?: number;
}

export const CHARTERS: readonly Charter[] = [
  {
    title: 'Friends of Hann Bay',
    location: 'Dakar, Senegal',
    goals: [14, 6, 11],
    description:
      'We live around the bay of Hann and want to swim in it again. We take water samples on the first of each month, clear the beach in front of the canal, and sit through the hearings about the sewer until someone answers.',
    members: 34,
    scene: 'beach',
    hasDocument: true,
    member: 'owner',
    requests: 5,
  },
  {
    title: 'Mbaye Gui: seed keepers of the Sahel',
    location: 'Saint-Louis, Senegal',
    goals: [2, 15, 13],
    description:
      'Millet, cowpea, fonio: we keep and exchange seed that ripens before the rain stops. Each member grows out two varieties a year and gives half of the harvest back.',
    members: 21,
    member: 'member',
  },
  {
    title: 'Baobab Reading Circle',
    location: 'Ziguinchor, Senegal',
    goals: [4, 10],
    description:
      'Three tents, four languages, and anyone with a voice. We read to children on market days, when their mothers have no hands free.',
    members: 12,
    requests: 2,
  },
  {
    title: 'Lake Wardens of Nyanza',
    location: 'Kisumu, Kenya',
    goals: [14, 6, 3],
    description:
      'Fishers, nurses and pupils along the gulf. We pull hyacinth, test the wells behind the landing sites and publish what we find in a chart that hangs at every pier.',
    members: 45,
    scene: 'tapTests',
    requests: 4,
  },
  {
    title: 'Jua Kali Repair Guild',
    location: 'Nairobi, Kenya',
    goals: [12, 8, 9],
    description:
      'Welders, tailors and phone menders who hold an open bench every last Saturday. Nothing goes home without an explanation of what was wrong.',
    members: 28,
  },
  {
    title: 'Mikoko Pamoja ya Mtwapa',
    location: 'Mombasa, Kenya',
    goals: [13, 14, 15],
    description:
      'We look after the mangroves of the creek: a nursery, a patrol by canoe, and honey from the hives between the roots.',
    members: 17,
  },
  {
    title: 'Ọha Health Walkers',
    location: 'Enugu, Nigeria',
    goals: [3, 10],
    description:
      'We walk from compound to compound with a cuff, a scale and time. What we find stays between the person, us and the nurse.',
    members: 38,
    requests: 3,
  },
  {
    title: 'Lagoon Mothers of Makoko',
    location: 'Lagos, Nigeria',
    goals: [11, 5, 6],
    description:
      'Women of the water quarter who organise what a town would: lamps, walkways, school boats, and a fund for burials and births.',
    members: 52,
    scene: 'foodBoxes',
  },
  {
    title: 'Fynbos Fire Circle',
    location: 'Cape Town, South Africa',
    goals: [15, 13],
    description:
      'Landowners, hikers and firefighters who clear pines from the mountain and learn when fire does a gardener’s work.',
    members: 24,
  },
  {
    title: 'Umlazi Food Gardeners',
    location: 'Durban, South Africa',
    goals: [2, 1, 3],
    description:
      'Two hundred gardens, each the size of a door. We share compost, a tractor for two days a year, and the stall on Fridays.',
    members: 31,
    requests: 2,
  },
  {
    title: 'नदी मित्र मंडळ, पुणे',
    location: 'Pune, India',
    goals: [6, 11, 15],
    description:
      'Nadi Mitra Mandal: friends of the Mula and the Mutha. We walk the banks every second Sunday, count pipes, plant vetiver, and keep the memory of the floods alive.',
    members: 41,
    scene: 'riverbank',
    requests: 3,
  },
  {
    title: 'കായൽ കൂട്ടം',
    location: 'Kochi, India',
    goals: [14, 8],
    description:
      'Kayal Koottam: people of the backwater. Clam pickers, boat builders and students who measure salt and depth and bring the numbers to the panchayat.',
    members: 19,
  },
  {
    title: 'Brahmaputra Night School',
    location: 'Guwahati, India',
    goals: [4, 8, 5],
    description:
      'From seven to nine in the evening, on the sandbar and in two brick kilns: reading, arithmetic, and how to check a payslip.',
    members: 14,
  },
  {
    title: 'সুন্দরবন বন্ধু',
    location: 'Khulna, Bangladesh',
    goals: [13, 15, 14],
    description:
      'Sundarban Bondhu, friends of the mangrove forest. Honey gatherers and crab fishers who log what the tide takes, and plant where it has left mud.',
    members: 36,
    scene: 'planting',
    requests: 2,
  },
  {
    title: 'Sylhet Solar Sisters',
    location: 'Sylhet, Bangladesh',
    goals: [7, 5, 8],
    description:
      'We install, clean and repair panels in haor villages beyond the grid, and teach the next ten women to do the same.',
    members: 16,
  },
  {
    title: 'Subak Muda',
    location: 'Denpasar, Indonesia',
    goals: [6, 2, 12],
    description:
      'Young farmers of the old water temples. We keep the water shared where terraces are turning into villas.',
    members: 22,
  },
  {
    title: 'Kampung Bersih Losari',
    location: 'Makassar, Indonesia',
    goals: [11, 12, 14],
    description:
      'Eleven alleys behind the promenade that sort, weigh and sell what others throw away, and buy school bags with the proceeds.',
    members: 27,
  },
  {
    title: 'Bantay Dagat Guimaras',
    location: 'Iloilo, Philippines',
    goals: [14, 16],
    description:
      'Volunteer sea wardens of the strait. One boat, one radio, forty people who know who fishes with what.',
    members: 33,
    scene: 'beach',
  },
  {
    title: '広瀬川の灯',
    location: 'Sendai, Japan',
    goals: [11, 6, 4],
    description:
      'Hirosegawa no Akari, lights of the Hirose river. We sweep the steps, count the ayu and set lanterns on the water on the anniversary of the flood.',
    members: 29,
    scene: 'welcome',
    requests: 2,
  },
  {
    title: 'みかん畑の学校',
    location: 'Matsuyama, Japan',
    goals: [4, 2, 11],
    description:
      'The school in the orange grove: what the last farmers of the hill know, for those who come back from the city.',
    members: 9,
  },
  {
    title: 'Hội Yêu Sông Hương',
    location: 'Huế, Viet Nam',
    goals: [6, 14, 11],
    description:
      'We love the Perfume River and show it: boats without foam boxes, banks without plastic, and a song evening in August.',
    members: 25,
    requests: 1,
  },
  {
    title: 'Mekong Delta Salt Watch',
    location: 'Cần Thơ, Viet Nam',
    goals: [13, 2],
    description:
      'Farmers with a salt meter each. At six in the morning we send a number; at seven everyone knows whose sluice to close.',
    members: 40,
    hasDocument: true,
  },
  {
    title: 'Körfez Gönüllüleri',
    location: 'İzmir, Türkiye',
    goals: [14, 12],
    description:
      'Volunteers of the gulf. Divers, rowers and pensioners who bring up what lies on the seabed and write letters about what flows in.',
    members: 30,
  },
  {
    title: 'أصدقاء ماء عمّان',
    location: 'Amman, Jordan',
    goals: [6, 4, 16],
    description:
      'Asdiqa’ Ma’ Amman, friends of Amman’s water. We mend dripping taps in schools, collect rain from roofs, and teach people to read their bill.',
    members: 18,
    scene: 'rainBarrel',
    requests: 2,
  },
  {
    title: 'Irbid Women’s Evening Assembly',
    location: 'Irbid, Jordan',
    goals: [5, 16, 8],
    description:
      'A room, a kettle and an agenda. What women of the quarter decide here is carried to the municipality in writing.',
    members: 13,
  },
  {
    title: 'Żółw: powolne miasto',
    location: 'Kraków, Poland',
    goals: [11, 3, 13],
    description:
      'The tortoise: for streets where you can walk, sit and cross. We time how long a light stays green and how long an old man needs.',
    members: 20,
  },
  {
    title: 'Bałtycka Łąka',
    location: 'Gdańsk, Poland',
    goals: [14, 15],
    description: 'Eelgrass is a meadow. We map it, mark it with buoys, and talk to people who anchor in it.',
    members: 11,
  },
  {
    title: 'Nachbarschaft Dreisamwärme',
    location: 'Freiburg, Germany',
    goals: [7, 13, 11],
    description:
      'Six streets that heat together and argue together. We have the pipes, the figures and four years of minutes.',
    members: 26,
    requests: 2,
  },
  {
    title: 'Marea Baja',
    location: 'A Coruña, Spain',
    goals: [14, 8, 5],
    description:
      'Shellfish gatherers on foot, their daughters, and a biologist. We close beaches ourselves, before someone has to.',
    members: 23,
  },
  {
    title: 'Comhairle na bPortach',
    location: 'Galway, Ireland',
    goals: [15, 13],
    description:
      'The council of the bogs: turf cutters and botanists at one table, blocking one drain after the other.',
    members: 15,
    member: 'requested',
    requests: 1,
  },
  {
    title: 'Guardiãs do Igarapé',
    location: 'Belém, Brazil',
    goals: [6, 15, 5],
    description:
      'Women who look after the small rivers of the city: nurseries in bottles, a choir, and a boat with a very loud horn.',
    members: 37,
    scene: 'riverbank',
  },
  {
    title: 'Rios Livres do Capibaribe',
    location: 'Recife, Brazil',
    goals: [14, 11, 12],
    description: 'We row, haul and weigh. What we pull out of the river spends a day in front of the town hall.',
    members: 19,
  },
  {
    title: 'Mesa del Agua de la Ladera',
    location: 'Medellín, Colombia',
    goals: [6, 11, 16],
    description:
      'The water boards of eleven hillside quarters at one table: who repairs what, who pays what, who calls whom at night.',
    members: 43,
    member: 'member',
    hasDocument: true,
    requests: 3,
  },
  {
    title: 'Milpa Oaxaqueña',
    location: 'Oaxaca, Mexico',
    goals: [2, 15, 4],
    description: 'Maize, beans and squash as they belong together. We swap seed in February and recipes all year.',
    members: 24,
  },
  {
    title: 'Tides of Mi’kma’ki',
    location: 'Halifax, Canada',
    goals: [14, 16, 13],
    description: 'Eel, oyster, eelgrass: neighbours, Mi’kmaq and settlers, who restore salt marshes behind old dykes.',
    members: 60,
  },
  {
    title: 'Ngā Kaitiaki o Tūranga',
    location: 'Gisborne, Aotearoa New Zealand',
    goals: [15, 13, 11],
    description:
      'After the slash came down the rivers we began to plant the headwaters. We have a nursery, two utes and every second weekend.',
    members: 32,
    requests: 2,
  },
  {
    title: 'Translators for the Goals',
    location: null,
    goals: [4, 10, 17],
    description: 'We put guides, forms and warnings into the languages people need. At any hour, one of us is awake.',
    members: 48,
    requests: 4,
  },
  {
    title: 'Open Toolbox',
    location: null,
    goals: [9, 12, 17],
    description:
      'Drawings, parts lists and mistakes from everything our members build, so that nobody makes the same mistake twice.',
    members: 27,
  },
  {
    title: 'Va‘a o le Lalolagi',
    location: 'Apia, Samoa',
    goals: [14, 4, 13],
    description: 'The canoe of the world: paddlers who carry seedlings, letters and the weather to the outer villages.',
    members: 1,
    course: 'pending',
  },
  {
    title: '札幌ゆきのわ',
    location: 'Sapporo, Japan',
    goals: [3, 11],
    description:
      'Yuki no Wa, the ring of snow: neighbours who clear, visit and cook for each other from December to March.',
    members: 1,
    course: 'pending',
  },
  {
    title: 'Dzieci i Drzewa',
    location: 'Łódź, Poland',
    goals: [4, 15],
    description: 'Children and trees: each school class of the quarter adopts the street in front of its door.',
    members: 1,
    course: 'pending',
  },
  {
    title: 'Harmattan Weather Girls',
    location: 'Kano, Nigeria',
    goals: [13, 5, 4],
    description: 'Sixty schoolgirls with rain gauges and a spreadsheet. We want to read the dust before it arrives.',
    members: 1,
    course: 'pending',
  },
  {
    title: 'Vecinas de la Cuenca',
    location: 'Xalapa, Mexico',
    goals: [6, 13],
    description:
      'Cloud forest above, taps below. We would like to bring those who live at both ends of the pipe together.',
    members: 1,
    course: 'pending',
  },
  {
    title: 'Grandmothers’ Bread Bank',
    location: 'Sligo, Ireland',
    goals: [2, 12, 3],
    description: 'Starter, flour and an oven that is lit on Wednesdays. Take a loaf, bring back the jar.',
    members: 1,
    course: 'pending',
  },
  {
    title: 'Amman Free Parking Action',
    location: 'Amman, Jordan',
    goals: [11],
    description: 'Parking should be free for everyone in the centre.',
    members: 1,
    course: 'declined',
  },
  {
    title: 'Dakar by Bicycle',
    location: 'Dakar, Senegal',
    goals: [11, 3],
    description: 'Bicycles.',
    members: 1,
    course: 'declined',
    member: 'owner',
  },
];
