import { abuDawud, bukhari, quran } from '../sources/books'
import { rites } from '../sources/rites'
import { help } from '../sources/help'
import { travel } from '../sources/travel'
import type { ArticleSeed } from '../types'
import { vaccines, vaccineSources } from './shared/health'

export const hajjConditions: ArticleSeed = {
  section: 'hajj',
  slug: 'hajj-conditions',
  title: 'Conditions of Hajj',
  summary:
    'The five conditions in Islam, what "able" means, rules for women and for Hajj on behalf of others, and what the state asks: permit, age, health, penalties.',
  order: 2,
  checkedOn: '2026-11-30',
  reviewDueOn: '2026-12-24',
  sources: [
    quran('3:97'),
    abuDawud('1811', 'your own Hajj first'),
    bukhari('1854', 'Hajj for an old father'),
    bukhari('305', 'the monthly period'),
    rites.debts,
    rites.debtsHanafi,
    rites.hajjByProxy,
    rites.hajjByProxyEgypt,
    rites.hajjByProxyViews,
    rites.hajjByProxyHanafi,
    rites.hajjByProxyFirst,
    rites.hajjByProxyAsked,
    rites.dementiaDuty,
    rites.dementiaProxy,
    rites.dementiaProxyBefore,
    rites.hajjByProxyType,
    rites.hajjByProxyTypeDeoband,
    rites.hajjByProxyWhere,
    rites.hajjByProxyFrom,
    rites.hajjByProxyHome,
    rites.hajjByProxyMakkah,
    rites.hajjByProxyOne,
    rites.hajjByProxyCheap,
    rites.hajjForTheDead,
    rites.hajjByProxyFirstMaliki,
    rites.mahramFour,
    rites.mahramMuslim,
    rites.mahramAge,
    rites.mahramNotMuslimHanafi,
    rites.mahramNoDuty,
    rites.mahramSafeGroup,
    rites.mahramSonInLaw,
    rites.mahramVoluntary,
    rites.mahramCounts,
    rites.mahramVoluntaryShafii,
    rites.mahramJafari,
    rites.jafariGrown,
    rites.jafariGrownViews,
    rites.husbandsLeave,
    rites.husbandsLeaveShafii,
    rites.waitingPeriod,
    rites.waitingPeriodShafii,
    rites.waitingPeriodDivorce,
    rites.waitingPeriodOnTheWay,
    rites.waitingPeriodOnTheWayMaliki,
    rites.waitingPeriodEveryHanafi,
    rites.waitingPeriodInIhram,
    rites.waitingPeriodBirth,
    rites.waitingPeriodJafari,
    rites.jafariProxy,
    rites.jafariProxyDead,
    rites.jafariProxyAgent,
    rites.umrahDuty,
    travel.mahramState,
    travel.mahramIndia,
    travel.mahramPakistan,
    travel.mahramPakistanLeave,
    travel.licensedFirms,
    travel.domesticHajj,
    help.pregnantNigeria,
    help.regions,
    travel.overstayReport,
    help.ageLimit,
    help.ageInside,
    help.healthCertificate,
    help.health2026,
    help.healthMalaysia,
    help.heartHajj,
    rites.blind,
    rites.blindHanafi,
    rites.blindShafii,
    help.vaccines2024,
    help.vaccines2024Abroad,
    ...vaccineSources,
    help.polioIndonesia,
    travel.nusukBritain,
    travel.nusukCountries,
    travel.nusukPackages,
    travel.hajjDates2026,
    travel.hajjLastRegistration2026,
    travel.hajjMinister2025,
    travel.hajjLotsMorocco,
    travel.newMuslimHajj,
    travel.newMuslimName,
    travel.fakeOffers,
    travel.hajjVisaCities,
    travel.penalties,
    travel.driverPenalties,
    travel.visitClosure,
    travel.calendar,
    travel.hajjOfEmirates,
    rites.aloneShafii,
    rites.puberty,
    rites.pubertyMaliki,
    help.healthSenegal,
  ],
  body: [
    {
      type: 'prose',
      markdown: `Two kinds of conditions decide if you can do Hajj (the pilgrimage to Makkah on fixed days of the year).

1. **Conditions of religion.** They say who has the duty of Hajj before God. They do not change.
2. **Conditions of the state.** They say whom Saudi Arabia lets in for Hajj this year. They change often.

You need both. A person may have the duty and still get no place this year. A person may have a visa and still not have the duty.

New to the subject? Start with [What is Hajj?](/guide/hajj/what-is-hajj).

## The five conditions of religion

Hajj is a duty once in life for every person who meets all five conditions.`,
    },
    {
      type: 'steps',
      title: 'The five conditions',
      steps: [
        {
          title: 'Islam',
          body: [
            {
              type: 'prose',
              markdown: 'The person is a Muslim. Hajj is an act of worship of Islam, and one of its five pillars.',
            },
          ],
        },
        {
          title: 'A sound mind',
          body: [
            {
              type: 'prose',
              markdown: 'The person can think and understand. A person without a sound mind does not have this duty.',
            },
          ],
        },
        {
          title: 'Adult age (puberty)',
          body: [
            {
              type: 'prose',
              markdown:
                "The person is an adult in the sense of religion: he or she has reached puberty. Signs are a wet dream or a period. Without them it is at fifteen lunar years (Maliki: eighteen). (Most Ja'fari (Shia) scholars: a girl at nine lunar years, a boy at fifteen at the latest.) A child may do Hajj with the family if the state allows it. That Hajj is valid. But it does not count for the duty of the adult. The grown person who is able still has to do Hajj once. Who pays for its mistakes, and its sacrifice: [a child in Ihram](/guide/umrah/what-is-umrah#with-a-child-or-a-baby).",
            },
          ],
        },
        {
          title: 'Freedom',
          body: [
            {
              type: 'prose',
              markdown: 'The person is free, and not a slave. Books of law still name this condition from older times.',
            },
          ],
        },
        {
          title: 'Ability',
          body: [
            {
              type: 'prose',
              markdown:
                "The person can make the journey with body, money and a safe road. The Qur'an ties the duty to those who are able (3:97). The next part explains this.",
            },
          ],
        },
      ],
    },
    {
      type: 'prose',
      markdown: `## What does "able" mean?

Ability has three sides.

- **Body.** You can travel and do the rites. Rites are the acts of worship of Hajj. They include long walks in heat and in crowds. **Blind?** Malikis (of men), Shafi'is and Hanbalis: a duty when somebody leads you (Maliki and Shafi'i: for pay, too). A Shafi'i cannot send another then. Abu Hanifah: you need not go yourself. His two pupils: a duty, as for the others.
- **Money.** You can pay for the journey. The people who depend on you have enough to live on until you are back. Debts that are due now come first, or those you owe let you go. Debts for later are no hindrance if you can pay them in time (answers of Islamweb and of a Hanafi office).
- **Road.** The way there and back is safe.

If one side is missing, you may not be "able" now. This is no shame. Money without health is a case of its own: read about Hajj for another person below. For the details of your own case, ask a scholar you trust.`,
    },
    {
      type: 'checklist',
      title: 'Am I able?',
      items: [
        { label: 'I can pay for the whole journey', detail: 'Package, travel, food, and the sacrifice if it is due.' },
        { label: 'My family can live until I return', detail: 'Rent, food, school and medicine are covered.' },
        { label: 'My debts that are due are settled', detail: 'If you still owe money, ask a scholar first.' },
        { label: 'My body can do it', detail: 'Ask a doctor. Tell the doctor about the heat and the long walks.' },
        { label: 'The way is safe', detail: 'Check the travel advice of your own country.' },
        {
          label: 'I have a legal way to go',
          detail: 'Your national Hajj office, a licensed firm, or Nusuk Hajj. See below.',
        },
      ],
    },
    {
      type: 'prose',
      markdown: `## Women

The five conditions are for women and men alike. Some scholars name one more for women: a mahram (a close male relative whom she can never marry). Her father, brother, son and son-in-law are such relatives. Here the schools of Islamic law differ.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'Must a woman travel with a mahram?',
      markdown: `- **For the Hajj that is her duty:** Hanafi and Hanbali scholars ask for her husband or a mahram. Maliki and Shafi'i scholars accept trusted women or a safe group. Shafi'i, alone and sure to be safe: no duty, but some of the school allow it. Ja'fari (Shia): no mahram is needed in safe company.
- **Hanbali, and no mahram?** Then Hajj is no duty for you. By another report of Ahmad, and Ibn Taymiyyah (a Hanbali, died 1328), you may go when you are safe.
- **Who is no mahram?** Hanafi and Hanbali: a boy before puberty. A father or brother who is not Muslim: for Ahmad he is none; Hanafi: he can be one.
- **For a Hajj or Umrah that is no duty:** her husband or a mahram goes with her. So say most, in all four schools. For Malikis and Hanafis no Umrah is a duty. For Shafi'is and Hanbalis the first one is.
- **She went without one?** The Hajj or Umrah counts. The schools differ on the journey.
- **A wife and her husband's leave.** For a journey that is no duty she needs it: agreed. From the Hajj of duty he may not keep her back when she has a mahram: Hanafi, Maliki, Hanbali. Shafi'i: he may.

Follow your own school or a scholar you trust.`,
    },
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'What the states ask of women',
      markdown:
        'Since October 2022 Saudi Arabia does not ask a woman for a mahram. Your home country, your airline or your agent may still ask for one. India let women over 45 go in groups of four since 2018. Pakistan asks for none since Hajj 2024, but for the leave of parents or husband (2025). We found no list for other countries. Check with all three before you pay. (Checked in November 2026.)',
    },
    {
      type: 'prose',
      markdown: `A woman in her period can do all rites except tawaf, the rounds around the Ka'bah. Tawaf, and the sa'i after it, wait until the period is over. More is written in [Steps of Hajj](/guide/hajj/hajj-steps).

**Widow or divorced?** There is a waiting period, the 'iddah. For a widow it is four months and ten days, or, if she is pregnant, until the birth. Until it ends she does not go for Hajj or Umrah. So say most Hanafi, Shafi'i and Hanbali scholars, by Egypt's Dar al-Ifta and Jordan's Iftaa (its office for religious answers). Malikis and Hanafis say so of every waiting period, after a divorce, too. The others differ on that. Ja'fari (Shia): a widow may go. Ask before you book.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'Your husband dies while you are on the way',
      markdown: `- **Hanafi:** count by a journey on which you shorten prayers. Only Makkah is nearer than that? Go on. Only home? Go back. Both? Choose. Neither, and you are in a town? Stay there until the period ends (Abu Hanifah).
- **Maliki:** near home go back, in safe company. Far from it go on with a Hajj that is a duty.
- **Shafi'i:** you are in Ihram already? Go on.
- **Hanbali (Ibn Qudamah):** you are not in Ihram yet? Go back when home is near, and go on when it is far.

In any case you do not travel alone.`,
    },
    {
      type: 'prose',
      markdown: `## When someone else does Hajj for you

Some people have the money but not the health. Some people died before they could go. Then another person may do Hajj in their name. This is called Hajj by proxy. The schools differ on it.

It is for a **lasting** illness or weakness, or for a person who has died. A short illness does not count: by Egypt's Dar al-Ifta the hindrance has to last until death.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'Hajj for another person',
      markdown: `- **For a living person with a lasting illness or weakness:** accepted by the Hanafi, Shafi'i and Hanbali schools, **if this person asks for it.** Without that it does not count. The Maliki school does not accept it for a living person.
- **Dementia, so that he or she cannot ask?** Who had the means for Hajj only after the mind was gone owes none. A Hajj that was due before: Islam Q&A lets another do it, if two doctors you trust see no return. Islamweb says that it has to be done.
- **For a person who has died with this duty:** it is paid from what the person left, with a will or without. So say Shafi'is and Hanbalis. Hanafi and Maliki: only if the will asks for it. (Hanafi: an heir may do it all the same.)
- **Must the person who goes have done his or her own Hajj first?** The Prophet told a man so (Sunan Abi Dawud 1811). **Shafi'i and Hanbali:** without it the Hajj does not count for the other person. It counts for the one who went. **Hanafi and Maliki:** it counts, but it is disliked. Ask whom you pay: have you done your own?
- **If the sick person gets well later:** the duty comes back for Hanafis and Shafi'is. For Hanbalis the Hajj done for him or her is enough.
- **Which type? Hanafi:** Ifrad, or Qiran. Tamattu only if the person who sends allows it; many Hanafi scholars say that even then it does not count. Most groups do Tamattu: ask first.
- **From where?** Hanafi and Hanbali books: from the home of the person it is for, if the money is enough. (A Hanafi answer on a will: from far away, and not from the home town, it does not count.) Shafi'i, for the duty: from the miqat (the line on the way to Makkah) of that person. Maliki books differ. Egypt's Dar al-Ifta today: best from that miqat; if it is hard, from that of the one who goes. The Saudi Standing Committee lets a resident of Makkah do it.
- **One Hajj, one person.** Done for two at once, it counts for neither of them (Hanafi, Hanbali).
- **Ja'fari (Shia), by Khamenei:** Hajj was due, and you will never be able to go? You have to send another. You get well later? It was enough. While it is done? Go yourself. For a dead person it is paid from what was left, with a will or without (Sistani). Who goes owes no Hajj of his or her own.

Follow your own school or a scholar you trust, before you pay anyone.`,
    },
    {
      type: 'prose',
      markdown: `A person who is at Hajj but weak has other help. Wheelchairs and carts exist. Another person may throw the pebbles for someone who is ill or weak. See [Steps of Hajj](/guide/hajj/hajj-steps).

## What the state asks

Saudi Arabia sets its own conditions each year. If you need a visa to come, it must be a Hajj visa. And each pilgrim needs a Hajj permit. A visit visa, a tourist visa or an Umrah visa never gives the right to do Hajj.

**Where a Hajj visa is valid:** in Makkah, Madinah and Jeddah, and only in the Hajj season. No work, paid or unpaid. Who breaks this can be deported, and barred from a later Hajj (Ministry of Hajj, May 2024). The report adds "no Umrah": ask your group before one that is not part of your Hajj.

**Leave before its last day.** Who stays on risks a fine up to {{fact:fine-overstay}}, up to six months in prison, and deportation. Your company has to report it, else it is fined for each person (Ministry of Interior, April 2025).`,
    },
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'State conditions, as announced for Hajj 2026',
      markdown: `We found no full text for Hajj 2027 by November 2026. For Hajj 2026 (the year 1447) these points were announced:

- **Age:** at least 15 years. The Ministry named it in February 2026 for pilgrims from inside the country. By a report of 2 May 2026 it counted for all, on the day of Arafah. Visas of younger children were cancelled late, with a refund. So do not count on taking a child.
- **Health certificate:** every pilgrim needs one.
- **Not accepted for health reasons:** dialysis, severe heart or liver disease, or oxygen from a bottle. Also dementia (loss of memory and thought), other severe illness of the nerves or the mind, infectious disease, and chemotherapy. Also a pregnancy from 28 weeks on, or with high risk. **From Senegal:** a doctor whom its Hajj office names has to certify it (Hajj 2026). **From Nigeria:** its Hajj commission bars every pregnant woman, and tests for it (2025).
- **Full-time help:** one report of January 2026 also names people who rely on a wheelchair or on help all the time. If this is you, ask early. **From Malaysia** (Tabung Haji, October 2025): no heart failure, no chronic kidney, lung or liver disease, and you do the rites by yourself. We found no page on a blind person or a pacemaker: ask before you pay.
- **An ill heart:** only if it is stable, without chest pain or shortness of breath (Ministry of Health, 2016).
- **Vaccines:** see below.
- **Residents of Saudi Arabia:** people who have never done Hajj come first. Permits come through Nusuk, the official platform.

Check the rules of your year with the [Ministry of Hajj and Umrah](https://haj.gov.sa), with [Nusuk Hajj](https://hajj.nusuk.sa) or with your national Hajj office.`,
    },
    vaccines,
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'What was required from year to year',
      markdown:
        'One vaccine was required for all in every year we looked at: meningitis (type ACYW). Without a certificate that counts you can be refused. COVID-19 and influenza: in 2024 required of pilgrims from inside the country (for others the reports differ), in 2025 only recommended. **For Hajj 2026** the Hajj commission of Nigeria tells of a Saudi list: COVID-19 for all, meningitis, polio and yellow fever. Another report names meningitis and influenza. **From Indonesia:** for Hajj 2025 polio, too. Check with [the Ministry of Health](https://moh.gov.sa) and with your national Hajj office.',
    },
    {
      type: 'steps',
      title: 'The official way to a permit',
      steps: [
        {
          title: 'Find out which way is yours',
          body: [
            {
              type: 'prose',
              markdown:
                '**You live in Saudi Arabia?** Register yourself in the Nusuk app or on [nusuk.sa](https://nusuk.sa), and book a licensed firm there. A residence permit has to be valid (Ministry of Hajj, February 2026). **All others:** does your country have a Hajj office with a quota (a fixed number of places)? Then ask that office, and stop here. You live abroad, as in the Emirates? Mostly ask the office of the country of your passport (2024). **Ask today:** many countries choose their pilgrims long before. Morocco drew its lots for Hajj 2027 in March 2026. **No such office,** as in Germany, France or Britain (list of November 2025)? Then [Nusuk Hajj](https://hajj.nusuk.sa) is the only way. Do not make private deals.',
            },
          ],
        },
        {
          title: 'Make your account',
          body: [
            {
              type: 'prose',
              markdown:
                'Choose your country of residence. Type your data exactly as in your passport. Confirm with the code you get.',
            },
          ],
        },
        {
          title: 'Send your papers',
          body: [
            {
              type: 'prose',
              markdown:
                'Upload your passport, a photo and proof of residence. Fill in the health and contact form. **New to Islam?** By a German page the visa asks for a paper of your mosque. We do not know whether Nusuk Hajj does: have one ready. You may keep your old name (Saudi Standing Committee). Then wait for the review.',
            },
          ],
        },
        {
          title: 'Choose a package',
          body: [
            {
              type: 'prose',
              markdown:
                'For Hajj 2026 accounts opened in early November. From January on you could compare the packages and mark up to five. You could pay deposits into a wallet of the platform, before the booking began. The last day to register was 8 February 2026, by one report. **The visas** were given from that day on. Hajj offices had to apply for them before 1 Shawwal, and not a day later. In 2027 this is about 9 March. The dates for Hajj 2027 were not found by November 2026. Make the account now, and look at the site often.',
            },
          ],
        },
        {
          title: 'Pay in time',
          body: [
            {
              type: 'prose',
              markdown: 'Pay only inside the platform.',
            },
          ],
        },
        {
          title: 'Get the visa, the permit and the Nusuk card',
          body: [
            {
              type: 'prose',
              markdown:
                'The Nusuk card shows who you are at the holy sites. Keep it with you all the time. See [Packing for Hajj](/guide/hajj/hajj-packing).',
            },
          ],
        },
      ],
    },
    {
      type: 'prose',
      markdown: `## Penalties

These penalties were announced in 2025. They were for the time from 1 Dhu al-Qi'dah to 14 Dhu al-Hijjah. These are days of the Islamic calendar. In 2027 they fall on about {{fact:closure-begins}} to {{fact:closure-ends}}.`,
    },
    {
      type: 'table',
      kind: 'plain',
      caption: 'Penalties announced in 2025',
      columns: ['Who', 'Penalty'],
      rows: [
        [
          'A person who does Hajj without a permit, or tries to. A person who is in Makkah on a visit visa in these weeks, also without any rite',
          'Fine up to {{fact:fine-pilgrim}}',
        ],
        [
          'A person who hosts such people (also in a room or a camp of pilgrims), drives them, or applies for a visa for them',
          'Fine up to {{fact:fine-helper}}, again for each person. The state asks a court to take the car away. In 2024, for driving: also prison up to six months, and then a foreigner had to leave the country',
        ],
        [
          'Residents, and people who stayed longer than their visa, who do Hajj without a permit or try to',
          'Sent out of the country, no entry for {{fact:entry-ban}}',
        ],
      ],
      note: 'SAR is the Saudi riyal. A fine of SAR 10,000 is an old figure of 2024. The text for 2027 was not found. Check with the Ministry of Hajj and Umrah.',
    },
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'Visit visa around Hajj',
      markdown:
        'In 2024 and 2025 people on a visit visa could not enter or stay in Makkah in the weeks around Hajj. If the rule comes again, this is about {{fact:closure-begins}} to {{fact:closure-ends}} 2027. The Makkah train station lay in the closed zone in 2025. Check before you book a visit in these weeks.',
    },
    {
      type: 'callout',
      tone: 'safety',
      title: 'Beware of fake Hajj offers',
      markdown: `Fake Hajj offers exist. You can lose your money and still have no permit. Stop and walk away if an offer

- promises Hajj on a visit, tourist or Umrah visa,
- sells a bracelet or a card in place of a permit,
- sells a Hajj for another person at a low price (who goes needs a permit, too: Tabung Haji, Malaysia, 2023),
- wants a payment outside Nusuk Hajj, your national office or a licensed firm,
- comes from a website that is not one of the official ones.

Use only Nusuk Hajj, your national Hajj office, or a firm that has a licence. The call centre of the Ministry of Hajj and Umrah inside Saudi Arabia is **{{fact:hajj-ministry}}**. The official links are on [Booking and visas](/booking-links) and [Authorities](/authorities).`,
    },
    {
      type: 'prose',
      markdown: `## Read next

- [The three types of Hajj](/guide/hajj/hajj-types)
- [Steps of Hajj](/guide/hajj/hajj-steps)
- [Packing for Hajj](/guide/hajj/hajj-packing)
- [Questions and answers](/faq)`,
    },
  ],
}
