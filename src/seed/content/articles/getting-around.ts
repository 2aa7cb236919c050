import { showAnswer } from '../answers/answer'
import { dizzy } from '../answers/heat'
import { busStops } from '../curated-places'
import { facts } from '../facts'
import { help } from '../sources/help'
import { rites } from '../sources/rites'
import { travel } from '../sources/travel'
import type { ArticleSeed, TableBlock } from '../types'
import { heatstrokeSources } from './shared/health'

/** The lines that are facts, by their number. */
const named = new Map(
  facts.filter(({ key }) => key.startsWith('madinah-bus-')).map(({ key, value }) => [value, `{{fact:${key}}}`]),
)

/** The stops that visitors look for. Names and lines are those of the places, so that a text never names another line. */
const madinahBusStops: TableBlock = {
  type: 'table',
  kind: 'plain',
  caption: 'Stops of the Madinah Bus, and the lines that stop there',
  columns: ['Stop', 'Lines'],
  rows: busStops.map(({ name, lines }) => [
    name.replace(/^Bus stop: /, ''),
    lines.map((line) => named.get(line) ?? line).join(', '),
  ]),
  note: 'The stops are places of the guide, too: look on the map for "bus stop". Which way a bus goes is written on it: you cannot read it? Ask the driver.',
}

export const gettingAround: ArticleSeed = {
  section: 'more',
  slug: 'getting-around',
  title: 'Getting around',
  summary:
    'Trains, city buses with their lines, the Mashaer train of Hajj, taxis, carts and walking, in Makkah and Madinah and between them.',
  order: 3,
  checkedOn: '2026-11-30',
  reviewDueOn: '2026-12-24',
  sources: [
    travel.haramainTrains,
    rites.miqatByTrain,
    rites.walking,
    rites.ridingSaiHanbali,
    rites.upperFloorsMaliki,
    rites.jafariFloors,
    rites.pushing,
    rites.pushingEgypt,
    travel.haramainStations,
    travel.haramainBaggage,
    travel.madinahStationBus,
    travel.makkahBus,
    travel.madinahBusMap,
    travel.madinahBusRamadan,
    travel.mashaerNumbers,
    travel.mashaerStations,
    travel.mashaerTickets,
    travel.mashaerSold,
    travel.mashaerJamarat,
    travel.penalties,
    travel.driverPenalties,
    travel.carsKeptOut,
    travel.ramadanCars,
    travel.ramadanCarsHotel,
    travel.taxiMeter,
    travel.makkahTaxi,
    travel.walkFromArafah,
    travel.visitorDriving,
    travel.visitorDrivingYear,
    travel.visitorDrivingRental,
    travel.carts,
    travel.cartBooking,
    travel.cartPrices,
    travel.cartPrices2024,
    rites.asleepInTawaf,
    rites.jafariSai,
    rites.jafariSaiKhamenei,
    rites.jafariSaiRiding,
    travel.seatBelts,
    travel.childSeats,
    travel.carParks,
    travel.carParksNames,
    travel.crossing,
    help.hotGround,
    help.diabetesFoot,
    travel.escalators,
    travel.mosqueBlind,
    travel.mosqueBlindGuides,
    ...heatstrokeSources,
    travel.pushers,
    travel.crash,
    travel.crashFast,
  ],
  body: [
    {
      type: 'prose',
      markdown: `## Between the cities: the Haramain train

The Haramain High Speed Railway has five stations: Makkah, Jeddah Sulimaniyah, King Abdulaziz International Airport in Jeddah, King Abdullah Economic City and Madinah. Makkah to Madinah takes about {{fact:haramain-time}}: by the reports from {{fact:haramain-fastest}} to {{fact:haramain-stops}}.`,
    },
    {
      type: 'checklist',
      title: 'Before you take the train',
      items: [
        {
          label: 'Book early',
          detail: 'Above all for Ramadan and the days around Hajj. Site: sar.hhr.sa, phone {{fact:haramain-phone}}.',
        },
        { label: 'Name and number exactly as in the passport', detail: 'Bring the same passport.' },
        { label: 'One suitcase', detail: 'Up to {{fact:haramain-suitcase}} and 65 x 55 x 35 cm, and one hand bag.' },
        {
          label: 'No knives, no large scissors, no gas',
          detail: 'Gold and cash worth more than {{fact:declaration-limit}} are not let on.',
        },
        { label: 'Come early', detail: 'Bags are searched before you reach the train.' },
        {
          label: 'From Madinah to Makkah: mostly in Ihram (the state of pilgrimage) when the train leaves',
          detail: 'It does not stop at the miqat (the boundary for Ihram). See "A visit to Madinah".',
        },
      ],
    },
    {
      type: 'table',
      kind: 'plain',
      caption: 'From the station to the mosque',
      columns: ['Station', 'Where it is', 'City bus'],
      rows: [
        [
          'Makkah',
          'Rusayfah, about {{fact:makkah-station}} from the Grand Mosque',
          'Makkah Bus line 7, to Shubaikah near the mosque',
        ],
        [
          'Madinah',
          "Outside the centre, about 9 km from the Prophet's Mosque",
          'Line {{fact:madinah-bus-station}}, to the stop As-Salam Gate west of the mosque. In 2024 from 7:00 to 23:00',
        ],
      ],
      note: 'In the Hajj season of 2025 the Makkah station lay in the area closed to people on a visit visa.',
    },
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'What does it cost?',
      markdown: `Train fares change with the day and the class. We print none, because we found no official list in November 2026. See [sar.hhr.sa](https://sar.hhr.sa) for your day. Ask for the price of a car before you get in.`,
    },
    {
      type: 'prose',
      markdown: `## Makkah Bus

The city buses run day and night, on 12 lines with more than 430 stops. In 2024 one journey cost **SAR 4**, on an express line SAR 8, and a day with four journeys SAR 15. Buy a single ticket on the bus, at a machine at the stop or in the Makkah Bus app. The ticket for a day is in the app only.`,
    },
    {
      type: 'table',
      kind: 'plain',
      caption: 'The 12 lines of the Makkah Bus (2024)',
      columns: ['Line', 'From', 'To'],
      rows: [
        ['1', 'Al Buhayrat', 'Batha Quraish'],
        ['2', 'Jarwal', 'An Nawwariyyah'],
        ['3', 'Al Kakiyyah', 'Ash Shuhada'],
        ['4', 'Al Gazzah', 'Kuday'],
        ['5', 'Ajyad', 'Al Awali'],
        ['6', 'Ar Rusayfah', 'Al Abdeyah'],
        ['7', 'Ash Shubaikah', 'Haramain train station'],
        ['8', 'Al Gazzah', 'Um Ajud'],
        ['9', "Ash Shara'i", 'Al Awali'],
        ['10', 'Al Gazzah', "Al-Ji'ranah"],
        ['11', 'Al Hajlah', 'Ash Shuhada'],
        ['12', 'Jarwal', 'Al Umrah'],
      ],
      note: "In Hajj some lines stop or change. For a second Umrah you enter Ihram at the mosque of Aishah in Tan'im. Ask the driver which line stops at that mosque.",
    },
    {
      type: 'prose',
      markdown: `## Madinah buses

The city has 15 lines. These are the ones that visitors use most. The stop "As-Salam Gate" (Bab as-Salam) lies about one kilometre west of the Prophet's Mosque.`,
    },
    {
      type: 'table',
      kind: 'plain',
      caption: "Lines in Madinah (the operator's map, October 2026)",
      columns: ['Line', 'Stops on the way'],
      rows: [
        ['{{fact:madinah-bus-airport}}', "Airport, the Prophet's Mosque"],
        [
          '{{fact:madinah-bus-station}}',
          'The miqat (Dhul Hulayfah), Ohud Hospital, As-Salam Gate, Haramain train station',
        ],
        ['{{fact:madinah-bus-quba}}', 'Sayyid al-Shuhada Square (Uhud), As-Salam Gate, Quba Mosque, Al Aliyah'],
        ['150', 'King Fahd Hospital, King Salman Medical City, the maternity hospital'],
        [
          '230',
          "Qiblatayn Mosque, Islamic University, King Fahd Hospital, Qur'an printing complex, SAPTCO bus station",
        ],
        ['390', 'Haramain train station, Quba Mosque'],
      ],
      note: 'The lines have new numbers: pages of 2025 show others. We found no sure fares and hours. Look at madinahbus.mda.gov.sa, or ask before you get in. In Ramadan extra buses go to both mosques.',
    },
    madinahBusStops,
    {
      type: 'prose',
      markdown: `## The Mashaer train, in Hajj only

It runs between Mina, Muzdalifah and Arafah. It has nine stations. The last one is a few hundred metres from the **Jamarat** (the pillars that pilgrims stone in Mina). Mina to Arafah takes about {{fact:mina-arafah-train}}. In Hajj 2025 it carried about 1.87 million passengers.

- Groups book the seats beforehand, for camps near a station (so in 2018).
- In 2015 the ticket was a wristband, and each group had its own time. Ask your group. Do not take a wristband off.
- The platforms are upstairs. Ask for the lift.

## Taxis and apps

- **Wear the seat belt, in a bus too.** It is the law. In a study of Hajj 2017, on 35 of 40 buses no passenger did.
- **Small children sit in a child seat,** and under ten years in the back: else a fine of SAR 300 to 500 (2022).
- **Your own car, in Ramadan?** In 2026 streets near the Grand Mosque were closed to cars for hours around each prayer. One that stood in the way was towed. Leave it in a car park at a road into Makkah, and take the bus: there were five, and nine in the city. A report names ash-Shara'i, al-Hada and an-Nawwariyyah. In 2022 only who could show a place booked at the hotel drove up to it.
- **Your own car, in Hajj?** From 5 to 13 Dhu al-Hijjah 2024 cars without a permit were kept out of the holy sites, in 2023 out of Makkah, too.
- **You drive as a visitor?** The licence of your country or an international one counts, for a year (traffic department, 2023). A rental firm may ask for the international one, too. You pay all fines before you may leave.
- **A crash?** Stop, help, and call {{fact:traffic-police}} (somebody is hurt: {{fact:ambulance}}). Who drives on pays up to SAR 10,000, or goes to prison for three months (traffic law). **Somebody died by your fault?** Two months of fasting are due, too (Saudi Standing Committee).
- Use a marked taxi or a known app. Do not get into a private car whose driver calls you.
- **In a taxi the meter has to run.** Else the ride is free, said the Transport General Authority (Hajj 2024). Complaints: 19929. A private car: agree on the price before you get in.
- **Makkah Taxi** (since January 2025) has 47 stands, also around the Grand Mosque, day and night. You pay in cash or by card.
- Show the hotel card with the Arabic name.
- After a prayer, walk a few streets away from the mosque. Cars move again there.

## On foot

Many ways are best walked. A healthy person needs about 15 minutes for one kilometre. In a crowd, with children or in great heat, plan twice as long.

- Walk before sunrise and after sunset in hot months.
- Cross a road at a light, a crossing or a bridge. On foot over a highway costs SAR 1,000 to 2,000 (traffic department, 2023).
- Note the number of the door by which you go in.
- **Hot stone burns bare feet:** take your sandals with you into the mosque, in a bag.
- **With diabetes** look at your feet each day, and never walk barefoot. A new wound or blister? To a doctor at once.
- In Hajj, walk between the holy sites only when your group says so. From Arafah to Muzdalifah pilgrims were not to walk (Minister of Hajj, 2025).
- **On an escalator** hold the rail and do not sit. Keep sheets, abayas and scarves off the steps. Hold old people and children. Walk on at once at the end. A wheelchair takes the lift.

## Carts and wheelchairs at the Grand Mosque

You can walk? Then a ride in tawaf or sa'i has to be walked again, or costs a sheep (Hanafi, Maliki), or does not count (Hanbali). For Shafi'is, and in sa'i for Ja'faris (Sistani), nothing is due. See [tawaf and sa'i](/guide/umrah/umrah-steps) first.

**The carts run upstairs. Maliki:** tawaf there only when it is full below, and never on the roof. Ja'fari (Shia): do it there, and to be safe [another does it for you below, too](/guide/answers/jafari-what-does-not-count).

**You push a person in a wheelchair?** Your own tawaf and sa'i count in the same rounds, when you intend them for yourself, too. So say Egypt's Dar al-Ifta and al-Shinqiti (a Saudi scholar).

**Blind, or weak on your feet?** A report of 2024 names ramps at doors 68, 74, 79, 84, 89, 90, 93 and 94. It names prayer areas with canes and books in Braille, too, as at door 68. A report of 2018 names staff who guide you through the mosque. Ask at the door.

**Stay awake in tawaf, in a chair or cart, too:** deep sleep breaks wudu ([firmly seated: by school](/guide/answers/wudu-in-tawaf)). Ja'fari law: stay awake in sa'i, too (Sistani), and do not do it on a floor above the two hills (Sistani, Khamenei).`,
    },
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'Carts and wheelchairs, as of March 2025',
      markdown: `- **Electric carts** run on the roof and on the first floor, for tawaf and for sa'i. Since 20 March 2025 they are booked by internet.
- **Cart booths,** for those who cannot book, and free for people with disabilities: Shubaika Bridge (Gate 64), Ajyad Bridge and Ajyad stairs.
- **Free wheelchairs:** the east courtyard at As-Salam Gate (19), and the west courtyard at Gate 64.
- **Wheelchairs for money:** Masaa ground floor (14), Masaa first floor (16), Gate 64, and the south courtyard by restroom 2. Take a pusher in the vest of the mosque: in 2023 others ran from the guards, and left four pilgrims in tawaf.
- **Prices of carts:** SAR 25 for tawaf in Ramadan 2024 (mosque authority). A private page has SAR 50 for tawaf and SAR 50 for sa'i. No price for 2026 was found.

Check and book with the mosque authority: [carts.alharamain.gov.sa](https://carts.alharamain.gov.sa).`,
    },
    showAnswer(dizzy),
  ],
}
