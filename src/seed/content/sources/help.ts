import type { SourceSeed } from '../types'

/** Pages on health, danger and help. What they say changes: each carries its day or year where the page has one. */
export const help = {
  patientsToArafah: {
    title: 'Saudi Ministry of Health, 8 July 2022: patients taken from hospitals to Arafah',
    url: 'https://www.moh.gov.sa/en/HealthAwareness/Pilgrims_Health/News/Pages/News-2022-07-08-007.aspx',
  },
  patientsFromMadinah: {
    title: 'Siasat, 12 June 2024: patients taken from Madinah by ambulance',
    url: 'https://www.siasat.com/watch-bedridden-haj-pilgrims-travel-to-makkah-in-ambulances-3043828/',
  },
  cpr: {
    title: 'American Red Cross: a person who does not answer and does not breathe (hands-only CPR)',
    url: 'https://www.redcross.org/take-a-class/cpr/performing-cpr/hands-only-cpr',
  },
  cprChild: {
    title: 'KidsHealth (children’s doctors of New Zealand): pushing on the chest of a child, with one hand',
    url: 'https://kidshealth.org.nz/emergencies-cpr',
  },
  cprChildBreaths: {
    title: 'Australian Red Cross: a child who does not breathe; the heel of one hand, 30 pushes, two breaths',
    url: 'https://www.redcross.org.au/firstaid/basics-children-babies/child-unresponsive-not-breathing/',
  },
  crowdFall: {
    title: 'America Age (a crowd safety expert, and the US CDC): in a crush, and after a fall',
    url: 'https://americaage.com/how-to-stay-safe-during-a-crowded-event',
  },
  diabetesFirstAid: {
    title: 'American Red Cross: low sugar, its signs and what to give',
    url: 'https://www.redcross.org/take-a-class/resources/learn-first-aid/diabetic-emergencies',
  },
  diabetesHajj: {
    title: 'Ministry of Health: pilgrims with diabetes',
    url: 'https://www.moh.gov.sa/en/HealthAwareness/Pilgrims_Health/Pages/Patients-Diabetes.aspx',
  },
  diabetesFast: {
    title: 'Ministry of Health: diabetes in Ramadan; low sugar, its signs, and something sweet at once',
    url: 'https://www.moh.gov.sa/en/awarenessplateform/SeasonalAndFestivalHealth/Educational-Content/Pages/Diabetics.aspx',
  },
  diabetesFastDoctor: {
    title: 'Ministry of Health, 5 May 2019: diabetes in Ramadan; first ask a doctor about the fast and the doses',
    url: 'https://www.moh.gov.sa/en/Ministry/MediaCenter/News/Pages/news-2019-05-05-003.aspx',
  },
  diabetesSwallow: {
    title: 'St John New Zealand: low sugar; no insulin, and who does not answer lies on the side',
    url: 'https://alerts.stjohn.org.nz/first-aid/first-aid-library/diabetes',
  },
  heartAttack: {
    title: 'American Red Cross: signs of a heart attack',
    url: 'https://www.redcross.org/take-a-class/resources/learn-first-aid/heart-attack',
  },
  stroke: {
    title: 'American Red Cross: signs of a stroke',
    url: 'https://www.redcross.org/take-a-class/resources/learn-first-aid/stroke',
  },
  foundThings: {
    title: "Antara, 2022: who takes a left thing in the Prophet's Mosque can be held as a thief",
    url: 'https://mandalika.antaranews.com/berita/2936705/daker-madinah-tunjuk-petugas-urus-barang-jamaah-yang-tertinggal',
  },
  foundMoney: {
    title: 'Siasat: a pilgrim in custody, who picked up the money of another in the Mataf',
    url: 'https://archive.siasat.com/news/telangana-hajj-committee-tenterhooks-waiting-release-hyderabadi-pilgrim-1031302/',
  },
  regions: {
    title: 'Zawya, 23 April 2025: 911 or 999, by region; the penalty for overstaying (Ministry of Interior)',
    url: 'https://www.zawya.com/en/world/middle-east/saudi-6-month-jail-and-steep-fines-for-expats-who-overstay-their-visas-m2v71xcc',
  },
  ageLimit: { title: 'HRNW, 2 May 2026: nobody under 15 at Hajj 2026', url: 'https://www.hrnww.com/?p=15876' },
  ageInside: {
    title: 'Okaz, 25 February 2026: at least 15 years for pilgrims from inside the country (Ministry of Hajj)',
    url: 'https://www.okaz.com.sa/local/na/2237531',
  },
  deathInMakkah: {
    title: 'The Haramayn Guide, 27 March 2024: a death and a burial in Makkah',
    url: 'https://theharamaynguide.com/blogs/articles-2/burial-process-in-makkah',
  },
  deathHome: {
    title: 'Embassy of Sri Lanka, Riyadh: burial, or bringing a body home',
    url: 'https://slemb.org.sa/dispatch-or-bury-the-human-remains/',
  },
  emergency911Madinah: {
    title: 'Zawya, 5 May 2025: the 911 centre of Madinah is opened',
    url: 'https://www.zawya.com/en/world/middle-east/interior-minister-launches-911-operations-center-in-madinah-yghqf4d2',
  },
  emergency911Calls: {
    title: 'Gulf Press: 911 calls of December 2025, Madinah 225,808',
    url: 'https://gulfpress.net/national-center-for-security-operations-receives-over-2-7-million-calls-last-month',
  },
  emergencyNumbers: {
    title: 'Arab News 2478846: the ambulance, 997',
    url: 'https://www.arabnews.pk/node/2478846',
  },
  civilDefence: {
    title: 'Al-Mowaten, 27 February 2026: 911 in the regions of Makkah and Madinah, 998 in others (Civil Defence)',
    url: 'https://www.almowaten.net/2026/02/%d8%a7%d9%84%d8%af%d9%81%d8%a7%d8%b9-%d8%a7%d9%84%d9%85%d8%af%d9%86%d9%8a-%d9%8a%d8%b9%d8%b2%d8%b2-%d8%a3%d8%b9%d9%85%d8%a7%d9%84%d9%87-%d8%a7%d9%84%d9%88%d9%82%d8%a7%d8%a6%d9%8a%d8%a9-%d8%a8%d8%a7',
  },
  traffic: {
    title: 'Expat.com, 16 October 2024: emergency numbers, with that of the traffic service',
    url: 'https://expat.com/en/guide/middle-east/saudi-arabia/34695-emergencies-in-saudi-arabia.html',
  },
  health2026: {
    title: 'The Week, 9 January 2026: who may not go for health reasons; vaccines',
    url: 'https://www.theweek.in/news/middle-east/2026/01/09/hajj-pilgrimage-saudi-government-declares-6-categories-of-people-ineligible.html',
  },
  healthCertificate: {
    title: 'Muslim Times Bangladesh, 10 November 2025: health certificate for Hajj 2026',
    url: 'http://themuslimtimes-bd.com/details.php?id=83369',
  },
  heat2024: {
    title: 'Gulf Times, 24 June 2024: 1,301 deaths at Hajj 2024, most without a permit, far in the sun without shelter',
    url: 'https://gulf-times.com/article/685363/region/1301-deaths-during-haj-due-to-heat-spa',
  },
  heatRecord: {
    title: 'Dogruhaber, June 2024: 51.8 degrees at the Grand Mosque',
    url: 'https://dogruhaber.com.tr/amp/haber/1037422-record-high-temperatures-lead-to-over-550-deaths-during-hajj-pilgrimage',
  },
  heatstroke: {
    title: 'Cheshire Medical Center (after the US CDC): heat stroke',
    url: 'https://www.cheshiremed.org/health-wellness/article/heat-related-illness-what-look-and-what-do',
  },
  heatstrokeSigns: {
    title: 'Gundersen Health: heat stroke and heat exhaustion',
    url: 'https://gundersenhealth.org/health-wellness/be-well/heat-stroke-vs-heat-exhaustion',
  },
  jamarat2006: {
    title: 'CBS News, January 2006: 345 deaths in a crush at the Jamarat, where pilgrims fell over bags',
    url: 'https://www.cbsnews.com/news/stampede-kills-345-at-hajj-ritual/',
  },
  jamaratBags: {
    title: 'Muslim Worldview, 12 August 2019: no bags on the way to the Jamarat',
    url: 'https://muslim-worldview.com/saudi-arabia-bans-pilgrims-from-carrying-luggage-at-jamarat-stoning-path/',
  },
  jamarat2006Other: {
    title: 'Domain-b, 24 September 2015: crushes of 2006 and 2015',
    url: 'https://domain-b.com/amp/economy/world-economy/stampede-at-mina-kills-717-haj-pilgrims-leaves-805-injured',
  },
  lostChildrenMadinah: {
    title: "Okaz 2239649, Ramadan 2026: the centre for lost children at the Prophet's Mosque and Quba Mosque",
    url: 'https://www.okaz.com.sa/people-situations/na/2239649',
  },
  lostChildrenMina: {
    title: 'Arab News 1360066, 22 August 2018: the centre for lost children in Mina',
    url: 'https://www.arabnews.com/node/1360066/saudi-arabia',
  },
  lostPassport: {
    title: 'Pinoy OFW, 4 April 2024: a passport lost in Saudi Arabia, police report and embassy',
    url: 'https://www.pinoy-ofw.com/saudi/564-lost-passport-saudi-arabia.html',
  },
  lostPassportExit: {
    title:
      'Al-Wasat, 31 December 2016: a lost passport, the steps until the seal to leave (Ministry of Hajj and Umrah)',
    url: 'http://alwasatnews.com/ipad/news-1195922.html',
  },
  withoutNusukCard: {
    title: 'Premium Times, 10 June 2024: seven pilgrims held in Makkah without the Nusuk card, one had lost hers',
    url: 'https://allafrica.com/stories/202406100059.html',
  },
  lostNusukCard: {
    title: 'Pakistan Observer, 2025: what to do when the Nusuk card is lost (Ministry of Hajj)',
    url: 'https://pakobserver.net/what-to-do-if-nusuk-card-is-lost-saudi-arabia-issues-instructions-for-hajj-2025/',
  },
  lostPeople: {
    title: 'The Islamic Information: help for lost people at the Grand Mosque, day and night',
    url: 'https://theislamicinformation.com/news/lost-people-services-at-masjid-al-haram/',
  },
  medicines: {
    title: 'King Abdullah University, 10 November 2025: the permit of the Food and Drug Authority, step by step',
    url: 'https://kh.kaust.edu.sa/pages-org/news/detail/2025/11/10/important-travel-update--new-guidelines-for-carrying-controlled-medication-effective-1-nov-2025',
  },
  medicinesList: {
    title: 'Right Compound: which medicines need a permit since 1 November 2025',
    url: 'https://rightcompound.com/blog/article/controlled-meds-permit-saudi-nov-1-2025',
  },
  mina2015: {
    title: 'The New Arab, 11 December 2015: deaths in Mina, 769 by the Saudi count, 2,411 by that of Associated Press',
    url: 'https://www.newarab.com/news/saudi-hajj-stampede-death-toll-exceeds-2400',
  },
  missionIndia: {
    title: 'Madhyamam: the Indian Hajj mission in Makkah, open day and night',
    url: 'https://madhyamam.com/gulf-news/saudi-arabia/a-special-center-in-makkah-for-the-assistance-of-indian-pilgrims-1168637',
  },
  healthLine: {
    title: 'Daily Times, May 2025: the health call centre 937, seven languages, finding pilgrims',
    url: 'https://dailytimes.com.pk/1307866/saudi-arabia-offers-haj-helpline-in-urdu-to-assist-pakistani-pilgrims/',
  },
  pilgrimLineAbroad: {
    title: 'Emirates 24/7 (WAM), 6 August 2019: a number of the Ministry of Hajj for calls from abroad',
    url: 'https://www.emirates247.com/news/region/saudi-recruits-over-350-000-people-to-serve-hajj-pilgrims-2019-08-06-1.688131',
  },
  pilgrimLine: {
    title: 'Hajj Reporters, 2025: the numbers 1966, 911 and 937',
    url: 'https://hajjreporters.com/call-911-or-937-saudi-hajj-ministry-release-hot-line-for-2025-hajj-pilgrims/',
  },
  missionIndiaDesks: {
    title: 'Devdiscourse, 15 May 2025: help desks for Indian pilgrims',
    url: 'https://www.devdiscourse.com/article/entertainment/3413125-embassy-efforts-ensure-smooth-pilgrimage-for-indian-haj-pilgrims',
  },
  missionUnitedStatesJeddah: {
    title: 'US Mission to Saudi Arabia: the Consulate General in Jeddah',
    url: 'https://sa.usembassy.gov/jeddah/',
  },
  missionPakistan: {
    title: 'Arab News, 26 May 2025: Lost and Found Cell of the Pakistan Hajj mission',
    url: 'https://www.arabnews.pk/node/2602167/pakistan',
  },
  missionPakistanLine: {
    title: 'Islamabad Post, 17 May 2025: helplines of the Pakistan Hajj mission',
    url: 'https://islamabadpost.com.pk/38229-pakistani-hajj-pilgrims-under-govt-scheme-landed-in-saudi-arabia-so-far',
  },
  missionUnitedStates: {
    title: 'US Mission to Saudi Arabia: emergency contact, and what a consulate cannot do',
    url: 'https://sa.usembassy.gov/u-s-citizen-services/emergency-contact/emergency-services/',
  },
  wristbands: {
    title: 'Siasat, 17 December 2025: wristbands for children at the Grand Mosque (Gate 79, Ajyad)',
    url: 'https://www.siasat.com/grand-mosque-introduces-identification-wristbands-for-children-safety-3313122/',
  },
  wristbands2024: {
    title: 'Siasat, 2024: wristbands for children at King Abdulaziz Gate, King Fahd Gate and Ajyad Bridge',
    url: 'https://www.siasat.com/saudi-wristband-devices-for-children-installed-at-grand-mosque-entrances-2997233/',
  },
  wristbandsBoth: {
    title: 'Daily Pakistan, 15 December 2025: wristbands for children in both mosques',
    url: 'https://en.dailypakistan.com.pk/15-Dec-2025/saudi-arabia-introduces-smart-safety-wristbands-to-protect-children-during-hajj-umrah',
  },
  wristbandsFree: {
    title: 'Gulf News, 2023, after the Saudi Press Agency: free wristbands for children at both mosques',
    url: 'https://gulfnews.com/world/gulf/saudi/tracking-bracelets-for-kids-at-saudi-holiest-sites-1.94535241',
  },
  polio: {
    title: 'The News 1281593, February 2025: polio vaccine for Umrah from Pakistan (letter of the aviation authority)',
    url: 'https://www.thenews.com.pk/amp/1281593-polio-vaccination-must-for-umrah-pilgrims',
  },
  polioCountries: {
    title: 'Edge of Times: countries, polio certificate',
    url: 'https://edgeoftimes.com/1599-saudi-arabia-enforces-polio-vaccination-certificate',
  },
  yellowFever: {
    title: 'Ministry of Health, rules of 2017: yellow fever certificate for life, list of countries',
    url: 'https://www.moh.gov.sa/en/hajj/pages/healthregulations.aspx',
  },
  vaccinesMinistry: {
    title: 'Ministry of Health, 14 January 2020: meningitis vaccine for Umrah and Hajj, 3 and 5 years',
    url: 'https://www.moh.gov.sa/en/Hajj/HealthGuidelines/HealthGuidelinesDuringHajj/Pages/MeningococcalMeningitis.aspx',
  },
  vaccinesAges: {
    title: 'Arabian Business, 2024: vaccines by age (Ministry of Health)',
    url: 'https://www.arabianbusiness.com/culture-society/hajj-2024-everything-you-need-to-know-about-saudi-arabias-new-health-requirements-for-travellers',
  },
  vaccinesHongKong: {
    title: 'Hong Kong Travel Health Service: vaccines for Hajj and Umrah, 3 and 5 years',
    url: 'https://www.travelhealth.gov.hk/english/travel_special_needs/pilgrims.html',
  },
  vaccinesUmrahStopped: {
    title: 'Siasat, 6 February 2025: no proof of the meningitis vaccine asked for Umrah (aviation authority)',
    url: 'https://www.siasat.com/saudi-arabia-suspends-meningitis-vaccine-requirement-for-umrah-pilgrims-3176427/',
  },
  vaccinesUmrahUrged: {
    title: 'Siasat, February 2025: the Ministry of Health urges the meningitis vaccine for Umrah; five years',
    url: 'https://www.siasat.com/saudi-arabia-urges-meningitis-vaccine-for-umrah-during-ramzan-3185709/',
  },
  vaccinesThreeYears: {
    title: '24.kg, 23 January 2025: meningitis vaccine for Umrah from 12 months of age, three years',
    url: 'https://24.kg/english/317764_Umrah_2025_Pilgrims_have_to_be_vaccinated_against_meningitis/',
  },
  vaccines2026: {
    title: 'Scene Now: health rules for Hajj 2026 (COVID-19, meningitis, polio, yellow fever)',
    url: 'https://scenenow.com/Buzz/Official-Health-Rules-Announced-for-2026-Hajj-Pilgrims',
  },
  vaccines2025: {
    title: 'Zawya, 24 March 2025: vaccines for Hajj from inside Saudi Arabia',
    url: 'https://www.zawya.com/en/life/health/saudi-meningitis-vaccination-is-mandatory-for-domestic-pilgrims-xffexieh',
  },
  vaccinesMalaysia: {
    title: 'Kosmo, February 2025: vaccines for Hajj from Malaysia',
    url: 'https://kosmo.com.my/2025/02/15/vaksin-haji-warga-emas-individu-berisiko-perlu-lengkap-suntikan',
  },
  vaccines2024Abroad: {
    title: 'Arabian Business, 2024: vaccines for Hajj 2024, required and recommended (Ministry of Health)',
    url: 'https://www.arabianbusiness.com/culture-society/hajj-2024-everything-you-need-to-know-about-saudi-arabias-new-health-requirements-for-travellers',
  },
  vaccines2024: {
    title: 'Siasat, 15 May 2024: vaccines for Hajj 2024 (Ministry of Health)',
    url: 'https://www.siasat.com/haj-2024-saudi-arabia-calls-on-pilgrims-to-take-vaccine-doses-3027051/',
  },
  babiesInHeat: {
    title: 'NHS, What 0-18: breast milk, formula and water for a baby in hot weather',
    url: 'https://www.what0-18.nhs.uk/after-you-have-had-your-baby-2/infant-feeding/hot-weather-and-feeding-your-baby',
  },
  babyDryHospital: {
    title: "Sunrise Children's Hospital: when a baby that dries out needs help at once",
    url: 'https://blog.sunrisechildrenshospital.com/blog/2017/06/know-the-signs-of-dehydration-in-your-baby/',
  },
  medicinesNames: {
    title: 'US Mission to Saudi Arabia, as told by Globe Banner, 2025: medicines with a permit, by name',
    url: 'https://globebanner.com/stories/675897038-saudi-arabia-introduces-advance-registration-for-certain-prescription-drugs-starting-november-2025',
  },
  medicinesMonth: {
    title: 'Embassy of Saudi Arabia, Washington: one month of a medicine, papers under six months old',
    url: 'https://saudiembassy.net/bringing-prescription-drugs-kingdom-saudi-arabia',
  },
  medicinesEpilepsy: {
    title: 'Okaz 2209751, 21 August 2025 (a column): forbidden or limited medicines (epilepsy, Lyrica); one month',
    url: 'https://www.okaz.com.sa/articles/people-voice/2209751',
  },
  babyFormula: {
    title: 'NHS, Just One Norfolk: a baby with formula in hot weather',
    url: 'https://www.justonenorfolk.nhs.uk/healthy-lifestyles/infant-feeding/formula-feeding/formula-feeding-your-baby-in-hot-weather/',
  },
  babyPram: {
    title: "NHS, Children's Health Surrey: no cloth over the pram in hot weather",
    url: 'https://childrenshealthsurrey.nhs.uk/news/tips-keeping-your-baby-safe-during-hot-weather',
  },
  camels: {
    title: 'Antara 355429, 2025: camels and MERS (Ministry of Health of Indonesia, to pilgrims)',
    url: 'https://en.antaranews.com/news/355429/hajj-pilgrims-must-be-cautious-of-mers-cov-ministry',
  },
  camelsReturn: {
    title: 'UK Health Security Agency, as told by Mirage News: MERS, fever within 14 days of Hajj or Umrah',
    url: 'https://www.miragenews.com/hajj-pilgrims-urged-to-be-mindful-of-mers-cov-809298/',
  },
  polioIndonesia: {
    title: 'Mina News, April 2025: polio vaccine for Hajj from Indonesia',
    url: 'https://minanews.net/saudi-wajibkan-vaksin-polio-bagi-petugas-haji',
  },
  polioNigeria: {
    title: 'UrduPoint, 13 January 2025: polio vaccine for Umrah from Pakistan, Nigeria, Afghanistan and others',
    url: 'https://www.urdupoint.com/en/pakistan/guidelines-for-umrah-pilgrims-vaccinations-1907320.html',
  },
  heatstrokeFit: {
    title: 'Fit to Work (after the US CDC): heat stroke, with seizures',
    url: 'http://fittowork.net/index.php/heat/180-heat-stroke',
  },
  whenToCall: {
    title: 'BayCare (after the American College of Emergency Physicians): when to call for help at once',
    url: 'https://www.baycare.org/health-library/when-to-call-for-help',
  },
  whenToCallBirth: {
    title: 'NHS Wales: when a pregnancy or a birth needs an ambulance',
    url: 'https://111.wales.nhs.uk/livewell/pregnancy/advice',
  },
  pregnancySigns: {
    title: 'University Hospitals Birmingham (NHS), 2022: when to call in pregnancy',
    url: 'https://www.uhb.nhs.uk/services/maternity/when-to-call-the-midwife.htm',
  },
  onTheSide: {
    title: 'Respect Yourself (after the NHS): who is unconscious and breathes lies on the side',
    url: 'https://respectyourself.org.uk/the-recovery-position/',
  },
  babyWater: {
    title: 'NHS: bottled water for a baby when travelling, sodium and sulphate',
    url: 'https://www.nhs.uk/common-health-questions/childrens-health/can-i-use-bottled-water-to-make-up-baby-formula-infant-formula/',
  },
  tapWaterMadinah: {
    title: 'Tap Water Safe: the tap water of Madinah is not advised for drinking',
    url: 'https://tapwatersafe.com/medina-sa',
  },
  drinkLimit: {
    title: 'Ministry of Health, 21 June 2023: how much to drink at Hajj, and not more',
    url: 'https://www.moh.gov.sa/en/HealthAwareness/Pilgrims_Health/Pages/Dehydration.aspx',
  },
  insulinPlane: {
    title: 'Diabetes UK: insulin on a plane; in the hold it can freeze',
    url: 'https://www.diabetes.org.uk/about_us/news_landing_page/2006/air_travel_advice_-_update',
  },
  dengue: {
    title: 'Ministry of Health, 23 June 2022: pilgrims and mosquitoes (dengue)',
    url: 'https://www.moh.gov.sa/en/HealthAwareness/Pilgrims_Health/Pages/Dengue-Fever.aspx',
  },
  insulin: {
    title: 'Kuwait Diabetes Society: insulin in a hot country, no ice on it',
    url: 'http://diabetes.org.kw/en/faqs/view/id/38',
  },
  diabetesFoot: {
    title: 'BMJ Open Diabetes Research and Care, 2018, as told by an author: sixteen steps for the feet at Hajj',
    url: 'https://diabeticfootonline.com/2018/08/26/16-steps-to-protect-your-feet-during-hajj-muslim-pilgrimage-bmj-apma-footindiabetes-actagainstamputation-keckmedusc/',
  },
  hotGround: {
    title: 'Time News (after Kompas), July 2022: burnt feet at Hajj, diabetes, keep your sandals with you',
    url: 'https://time.news/the-importance-of-keeping-your-sandals-on-during-the-pilgrimage-to-mecca',
  },
  choking: {
    title: 'Cayman Islands, Health Services Authority, 2016: choking, and in pregnancy',
    url: 'https://www.caymanhealth.com/2016/10/17/choking/',
  },
  chokingBaby: {
    title: 'EMS1, October 2025: the new guidelines of the American Heart Association; a baby: the heel of one hand',
    url: 'https://www.ems1.com/cpr/2025-aha-cpr-guidelines-changes-to-mechanical-cpr-choking-single-chain-of-survival',
  },
  chokingCall: {
    title: 'MSD Manual: choking; alone, first the help and then the call',
    url: 'https://www.msdmanuals.com/en-gb/home/injuries-and-poisoning/first-aid/choking',
  },
  chokingBabyHead: {
    title:
      'HealthCentral (A.D.A.M.): a baby chokes; face down on the thigh, the head low; first aid, while others call',
    url: 'http://www.healthcentral.com/encyclopedia/adam/choking-infant-under-1-year-4006359/treatment/',
  },
  heavyPeriod: {
    title: 'Onyx Health: a heavy period, and when it is urgent',
    url: 'https://www.onyxhealth.com.au/snapps-body-systems-and-core-conditions/understanding-heavy-menstrual-bleeding-and-when-to-see-your-gp',
  },
  bleeding: {
    title: 'HealthInfo Canterbury (New Zealand): heavy bleeding, and a thing that sticks in the wound',
    url: 'https://www.healthinfo.org.nz/heavy-bleeding.htm',
  },
  meningitis: {
    title: 'NHS (City and Hackney): the signs of meningitis, and the glass on the rash',
    url: 'https://hackneyandcityhealthvisiting.nhs.uk/your-child/common-concerns/',
  },
  hotCar: {
    title: 'Newton Citizen, July 2013 (US road safety office): no child in a parked car',
    url: 'http://www.newtoncitizen.com/news/2013/jul/01/nhtsa-warns-never-leave-children-unattended-in/?news',
  },
  arrest: {
    title: 'Pinoy OFW (after the consulate of the Philippines in Jeddah): when the police hold you',
    url: 'https://www.pinoy-ofw.com/saudi/321-saudi-arabia-arrest-detention-sentences.html',
  },
  arrestRights: {
    title: 'Consulate General of the Philippines, Jeddah: rights of a person who is held (a lawyer, a call)',
    url: 'https://jeddahpcg.dfa.gov.ph/what-you-need-to-know-about-arrests-and-detention',
  },
  arrestUnitedStates: {
    title: 'US Mission to Saudi Arabia: what a consulate does for a person who is held',
    url: 'https://sa.usembassy.gov/arrest-of-a-u-s-citizen/',
  },
  bites: {
    title: 'Dr K K Aggarwal: first aid for poisonous bites and stings',
    url: 'http://blog.kkaggarwal.com/2017/12/first-aid-for-poisonous-bites-and-stings-7/',
  },
  drowning: {
    title: 'Ministry of Health: first aid for a person who was pulled out of water',
    url: 'https://www.moh.gov.sa/en/awarenessplateform/FirstAid/Pages/Drowning.aspx',
  },
  defibrillators: {
    title: 'Zawya, 5 March 2025: defibrillators in more than 15 places of the Grand Mosque (Red Crescent)',
    url: 'https://www.zawya.com/en/life/health/aed-installed-in-15-spots-at-makkah-grand-mosque-for-rapid-response-to-cardiac-arrest-cases-yh05pd4r',
  },
  chokingFaint: {
    title: 'Gulf Health Council: choking; who faints is pushed on the chest',
    url: 'https://yourhealthguide.ghc.sa/subjects/%d8%a7%d9%84%d8%a7%d8%ae%d8%aa%d9%86%d8%a7%d9%82-%d8%a7%d9%84%d8%ba%d8%b5%d8%a9-choking/?lang=en',
  },
  seizureFirstAid: {
    title: 'University of Texas Medical Branch: first aid in a seizure, and what never to do',
    url: 'https://utmb.edu/utmbhealth/services/neurology/procedures-conditions/epilepsy-seizures/1000',
  },
  asthmaAttack: {
    title: 'Asthma Society of Ireland: what to do in an asthma attack',
    url: 'https://www.asthma.ie/faq/what-should-you-do-during-asthma-attack',
  },
  allergicShock: {
    title: 'Anaphylaxis UK: the pen, how to lie, and the second pen',
    url: 'https://anaphylaxis.org.uk/what-to-do-in-an-emergency',
  },
  allergicShockPregnant: {
    title: 'Bridgewater Surgeries (NHS), July 2023: the pen first, then the call; in pregnancy on the left side',
    url: 'https://www.bridgewatersurgeries.nhs.uk/2023/07/17/adrenaline-auto-injectors/',
  },
  heartWaiting: {
    title:
      'Yahoo News UK (after the NHS and the British Heart Foundation): rest, and an aspirin, until the ambulance comes',
    url: 'https://uk.news.yahoo.com/everyday-pill-nhs-says-youre-113007239.html',
  },
  strokeWaiting: {
    title: 'St John Ambulance: stroke; nothing to eat or drink',
    url: 'http://sja.org.uk/sja/first-aid-advice/illnesses-and-conditions/stroke.aspx',
  },
  highSugar: {
    title: 'NHS, as told by Zana: signs of very high sugar (diabetic ketoacidosis); to a hospital at once',
    url: 'https://zana.com/a/diabetic-ketoacidosis-symptoms-diabetic-ketoacidosis.1509',
  },
  headInjury: {
    title: 'Health Service Executive (Ireland): head injury, when to call and when to go to hospital',
    url: 'https://www2.hse.ie/conditions/head-injury-concussion/',
  },
  brokenBones: {
    title: 'St John Ambulance: broken bones; do not move the person',
    url: 'https://www.sja.org.uk/get-advice/first-aid-advice/bones-and-muscle-injuries/broken-bones-and-fractures/',
  },
  poison: {
    title: 'King Fahad Medical City: first aid in poisoning; no vomiting',
    url: 'https://www.kfmc.med.sa/EN/Patient/Poison-Control/Pages/First-Aid-Tips.aspx',
  },
  electricShock: {
    title: 'CommonSpirit: a person in contact with electricity',
    url: 'https://www.commonspirit.org/conditions-treatments/electrical-burns',
  },
  animalBites: {
    title: 'World Health Organization, 2013: questions on rabies; wash the bite at once',
    url: 'https://docslib.org/doc/1924634/rabies-immune-globulin-human',
  },
  burns: {
    title:
      'Centre for Children’s Burns and Trauma Research (Queensland): burns, 20 minutes of cool water; no ice, no cream',
    url: 'http://www.ccbtr.com.au/burn-first-aid/',
  },
  nosebleed: {
    title: 'Adelaide Street Surgery (a practice of the NHS): how to stop a nosebleed',
    url: 'https://www.adelaidestreetsurgery.co.uk/nosebleeds/',
  },
  heatHalfHour: {
    title: 'NHS, as told by Zana: an ambulance when heat exhaustion is not better within 30 minutes',
    url: 'https://www.zana.com/a/heat-exhaustion-heatstroke-medical-help.6632',
  },
  malaria: {
    title: 'NI Direct (Northern Ireland): malaria, medical help at once',
    url: 'https://nidirect.gov.uk/node/12484',
  },
  babyFeverSix: {
    title: 'Bramhall Health Centre (NHS): fever of 39 or more in a baby of three to six months',
    url: 'https://www.bramhallhealthcentre.co.uk/child-fever-red-flags',
  },
  burnsChild: {
    title: 'NHS Leicester City: burns of a child; nappy off, keep warm, under five to a doctor',
    url: 'https://www.leicestercityccg.nhs.uk/my-health/self-care/childrens-accidents/',
  },
  babyFever: {
    title: 'NHS Oxfordshire: fever over 38 in a baby under three months',
    url: 'https://oxfordshire-healthiertogether.nhs.uk/pregnant-women/fever-high-temperature',
  },
  heatRest: {
    title: 'HealthInfo Canterbury (New Zealand): heat exhaustion; lie down, legs raised, better within half an hour',
    url: 'https://www.healthinfo.org.nz/heat-exhaustion-heat-stroke.htm',
  },
  dizzyPregnant: {
    title: 'Health Service Executive (Ireland): dizzy or faint in pregnancy; lie on the side',
    url: 'https://www2.hse.ie/conditions/dizziness-and-fainting-pregnancy/',
  },
  heatBreathing: {
    title: 'Middlesex Health (after the Mayo Clinic), May 2024: heatstroke; CPR for who does not breathe',
    url: 'https://middlesexhealth.org/learning-center/first-aid/heatstroke-first-aid',
  },
  heatTablets: {
    title: 'American Medical Centers, Almaty: heatstroke; no aspirin and no paracetamol',
    url: 'https://almaty.amcenters.com/news/emergency-first-aid-for-heatstroke/',
  },
  fastInHeat: {
    title: 'Public Health England, 25 May 2018: stop the fast when you feel faint or ill in the heat',
    url: 'https://www.gov.uk/government/news/hot-weather-health-warnings-2018',
  },
  heatGoOn: {
    title: 'BayCare: heat; cool on, and do not leave the person, while you wait for the ambulance',
    url: 'https://baycare.org/health-library/first-aid-heat-exposure',
  },
  waterFirst: {
    title: "Colin's Hope: a child is missing, look into the water first",
    url: 'https://www.colinshope.org/water-safety-resources/water-safety-tips/check-water-sources/',
  },
  foundChild: {
    title: 'Boise State University (after the US centre for missing children): you see a child that seems lost',
    url: 'https://www.boisestate.edu/compliance/missing-child-protocol/what-should-you-do-if-you-see-a-child-who-appears-to-be-lost/',
  },
  fire: {
    title: 'Civil Defence, as told by Sabaq 24: what to do in a fire',
    url: 'https://ksa.sabaq24.com/news/3838',
  },
  fireInHotel: {
    title: 'Safer Tourism Foundation (UK): fire in a hotel',
    url: 'https://safertourism.org.uk/accordions/fire-safety-2/',
  },
  fireDoor: {
    title: 'Ironia Fire Company (US): fire in a hotel; a hot door stays closed',
    url: 'https://ironiafire.org/hotel-safety',
  },
  treatedWithoutPermit: {
    title: 'Siasat, 23 June 2024: 141,000 treatments of people without a permit (Minister of Health)',
    url: 'https://www.siasat.com/1301-pilgrims-die-in-haj-2024-83-unauthorised-saudi-health-minister-3049709/',
  },
  umrahInsurance: {
    title: 'Jago News (after Saudi Gazette), January 2023: what the insurance of the Umrah visa covers',
    url: 'https://jagonews24.com/en/amp/66291',
  },
  touristInsurance: {
    title: 'Siasat, 9 October 2023: what the insurance of tourists covers',
    url: 'https://www.siasat.com/saudi-arabia-expands-foreign-tourists-health-insurance-coverage-to-sr-1-lakh-2717530/',
  },
  ritesLine: {
    title: 'Union of OIC News Agencies, Umrah season 1447: a free line for questions on the rites, in ten languages',
    url: 'https://osbu-oic.org/?p=30839',
  },
  codes: {
    title: 'Zawya, 19 October 2022: no bank asks for PIN, password or code (Ministry of Interior)',
    url: 'https://www.zawya.com/en/legal/crime-and-security/saudis-moi-urges-public-not-to-reveal-banking-data-otp-to-anyone-else-idfu1n5s',
  },
  hajjFraud: {
    title: 'Gulf News, May 2024: false offers of Hajj on social media (Public Security)',
    url: 'https://gulfnews.com/amp/gulfnews/world/gulf/saudi/saudi-arabia-warns-against-fraudulant-hajj-ads-on-social-media-1.102586159',
  },
  crowdBall: {
    title: 'Influencer Magazine UK: a fall in a crush; curl up, cover the head',
    url: 'https://influencermagazine.uk/how-do-you-survive-a-crowd-crush/',
  },
  diarrhoea: {
    title: 'Qoctor (Australia): diarrhoea and vomiting, when to see a doctor',
    url: 'https://qoctor.com.au/faq-items/when-should-you-see-a-doctor',
  },
  diarrhoeaChild: {
    title: 'Health Service Executive (Ireland): a child with diarrhoea, to a doctor after a journey abroad',
    url: 'https://www2.hse.ie/conditions/diarrhoea-babies-children/when-get-medical-help/',
  },
  forgetful: {
    title: 'Antara 366293, 2025: three pilgrims missing, probably with dementia; bracelets taken off',
    url: 'https://en.antaranews.com/news/366293/search-continues-for-three-missing-indonesian-hajj-pilgrims',
  },
  crowdBarriers: {
    title: 'Eyewitness News, 31 October 2022: a crush; stay away from walls and barriers',
    url: 'https://ewn.co.za/2022/10/31/7-tips-on-how-to-survive-in-a-crowd-crush',
  },
  crowdWalls: {
    title: 'IslamicFinder: crushes at Hajj; most die against a wall',
    url: 'https://www.islamicfinder.org/news/hajj-stampedes-how-to-avoid-them/',
  },
  sickleCell: {
    title: 'Sickle Cell Information Center, 20 August 2025: fever over 38.5, chest pain, severe pain',
    url: 'https://scinfo.org/2025/08/20/recognizing-emergencies',
  },
  sickleCellAdults: {
    title: 'NHS, North West London: when an adult with sickle-cell disease is seen at once',
    url: 'http://sickle-thal.nwlh.nhs.uk/ForPatients/MedicalEmergenciesAdultSickleCell.aspx',
  },
  sickleCellTravel: {
    title: 'NHS, West London: travel with sickle-cell disease; not within two weeks of a severe crisis',
    url: 'https://www.westlondonhcc.nhs.uk/patient-hub/travel-guides',
  },
  sickleCellHajj: {
    title: 'The Free Library (Gulf Daily News, Bahrain): heat and thirst bring on a crisis at Hajj',
    url: 'https://www.thefreelibrary.com/Haj+warning+for+sickle+cell+patients-a0466419660',
  },
  pregnantNigeria: {
    title: "AllAfrica, 28 April 2025: Nigeria's Hajj commission bars pregnant women; tests",
    url: 'https://allafrica.com/stories/202504280482.html',
  },
  missionNigeria: {
    title:
      'Nairametrics, 8 March 2026: emergency numbers of Nigerian missions (Ministry of Foreign Affairs of Nigeria)',
    url: 'https://nairametrics.com/2026/03/08/nigeria-releases-emergency-contacts-for-citizens-across-the-middle-east/',
  },
  vaccinesNigeria: {
    title: 'National Hajj Commission of Nigeria, 11 October 2025: the Saudi health rules for Hajj 2026, with COVID-19',
    url: 'https://nahcon.gov.ng/2025/10/11/saudi-health-requirements-for-2026-hajj-pilgrims',
  },
  pacemakerGates: {
    title: 'Boston Scientific: security gates and hand detectors with a pacemaker',
    url: 'https://bostonscientific.com/en-US/patients/about-your-device/pacemakers/living-with-a-pacemaker/traveling-with-pacemaker.html',
  },
  pacemakerPhone: {
    title: 'British Heart Foundation: mobile phones, magnets and a pacemaker',
    url: 'https://www.bhf.org.uk/informationsupport/heart-matters-magazine/medical/ask-the-experts/mobile-phone-pacemaker-icd',
  },
  pacemakerAed: {
    title: 'National First Aid (Australia): no pad of a defibrillator on an implanted device',
    url: 'https://www.nationalfirstaid.com.au/nfa-textbook/inc/html/57.html',
  },
  heartHajj: {
    title: 'Ministry of Health, 30 August 2016: who may do Hajj with an ill heart, and what to carry',
    url: 'https://www.moh.gov.sa/en/Ministry/MediaCenter/News/Pages/News-2016-08-30-001.aspx',
  },
  sickDay: {
    title: 'Mountwood Surgery (England): diabetes type 2 on a sick day; metformin, insulin, heart medicines',
    url: 'https://mountwoodsurgery.co.uk/pages/Sick-Day-Rules-for-Type-2-Diabetes',
  },
  diabetesDoses: {
    title: 'Diabetes Therapy, 2020: diabetes at Hajj; less insulin for some on days of long walks',
    url: 'https://link.springer.com/article/10.1007/s13300-020-00944-5',
  },
  healthMalaysia: {
    title: 'The Sun (Malaysia), 20 October 2025: health rules of Tabung Haji for Hajj 2026, and its clinics',
    url: 'https://thesun.my/malaysia-news/saudi-arabia-announces-new-health-requirements-for-2026-haj-season-NH15128137',
  },
  missionMalaysia: {
    title: 'Astro Awani: name tags, and the patrol of Tabung Haji around the Grand Mosque',
    url: 'https://www.astroawani.com/berita-malaysia/jemaah-haji-diminta-jaga-tanda-pengenalan-diri-semasa-di-tanah-suci-471112',
  },
  cprGasping: {
    title: 'World Heart Federation: gasps now and then are no breathing; push on the chest',
    url: 'https://www.world-heart-federation.org/resources/cardiopulmonary-resuscitation/',
  },
  camelsFood: {
    title:
      'Tech Times, 11 June 2015 (World Health Organization): camel milk, urine and meat; who is most at risk of MERS',
    url: 'https://techtimes.com/articles/59614/20150611/who-reminds-people-not-to-drink-camel-urine-to-avoid-mers.htm',
  },
  yellowFeverWaiver: {
    title: 'Travel Safe Clinic (after the US CDC): yellow fever vaccine, who asks first, and the letter in its place',
    url: 'https://travelsafeclinic.com/yellow-fever-vaccine-contraindications-certification/',
  },
  sickDayPainkillers: {
    title: 'Dr Moss and Partners (NHS): ibuprofen and diclofenac can stop the kidneys when you are dehydrated',
    url: 'https://www.drmoss-harrogate.nhs.uk/help-support/medicine-sick-day-guidance/',
  },
  loperamide: {
    title: 'Clynderwen Pharmacy (Wales): diarrhoea of travellers; no loperamide with fever or blood',
    url: 'https://clynderwenpharmacy.com/services/travel-vaccination-service/travellers-diarrhoea-medication/',
  },
  loperamideChild: {
    title: 'NHS Somerset: diarrhoea; no medicine that stops the bowel for children',
    url: 'https://formulary.nhssomerset.nhs.uk/?page_id=480',
  },
  cortisone: {
    title: 'Addison’s Disease Self-Help Group: sick days; keep taking hydrocortisone or prednisolone',
    url: 'https://www.addisonsdisease.org.uk/newly-diagnosed-sick-day-rules',
  },
  cortisoneVomit: {
    title: 'Addison’s Disease Self-Help Group: who depends on cortisone and vomits needs help at once',
    url: 'http://www.addisons.org.uk/index.php/articles.html/_/articles-for/emergencies/recognising-and-responding-to-adrenal-emergencies-r13',
  },
  dengueTablets: {
    title:
      'Emergency Message System (the US CDC on dengue): paracetamol, no aspirin, no ibuprofen; signs for a hospital',
    url: 'https://emergencymessagesystem.com/cdc-dengue-symptoms-and-treatment/',
  },
  legClot: {
    title: 'Brit Brief (after the NHS): a clot, the signs in one leg',
    url: 'https://britbrief.co.uk/health/nhs/nhs-call-111-if-you-spot-this-symptom-in-one-leg.html',
  },
  periodTablets: {
    title: 'St Catherine’s Surgery (NHS): tablets that delay the period, blood clots, and who is at risk',
    url: 'https://stcatherinessurgery-wirral.nhs.uk/delaying-your-menstrual-period',
  },
  periodTabletsAsked: {
    title: 'Lionwood Medical Practice (NHS): what is asked before tablets that delay the period',
    url: 'https://lionwoodmedicalpractice.nhs.uk/form/period-delay-medication-request',
  },
  periodTabletsPregnant: {
    title: 'Primolut N (norethisterone), Swiss information for doctors: not in pregnancy, not while breastfeeding',
    url: 'https://ch.oddb.org:443/de/gcc/fachinfo/reg/25167/chapter/pregnancy',
  },
  periodTabletsHajj: {
    title:
      'Council of British Hajjis, by a doctor of emergency medicine: tablets for the period at Hajj, and sharing them',
    url: 'https://cbhuk.org/news/advice/menstrual-issues-getting-right-hajj/',
  },
  sickleCellFever: {
    title: 'NHS, North West London: sickle-cell disease, over 38 degrees to a doctor',
    url: 'http://www.sickle-thal.nwlh.nhs.uk/ForPatients/ManagingIllnessAtHomeSickleCell.aspx',
  },
  flightClot: {
    title: 'THP, travel clinics (Australia): blood clots and long flights; walk and drink; a leg that swells',
    url: 'https://travelhealth.com.au/travel-doctor/deep-vein-thrombosis',
  },
  flightClotRisk: {
    title: 'ALC Health: blood clots and long flights; who is at risk',
    url: 'https://www.alchealth.com/news/going-on-holiday-beware-deep-vein-thrombosis/',
  },
  flightPregnant: {
    title:
      'Huffington Post, 6 February 2015 (Royal College of Obstetricians): flying in pregnancy, 28, 32 and 37 weeks',
    url: 'https://www.huffingtonpost.co.uk/2015/02/06/new-flying-advice-for-pregnant-women_n_7316896.html',
  },
  flightInsulin: {
    title: 'Australian Prescriber: medicines on a journey; insulin when the time changes',
    url: 'https://australianprescriber.tg.org.au/articles/travelling-with-medicines.html',
  },
  flightEpilepsy: {
    title: 'Epilepsy Ireland: medicine on a long flight, and a plan for the hours',
    url: 'https://epilepsy.ie/content/caring-your-medication',
  },
  epilepsySleep: {
    title: 'Epilepsy Foundation (US): a journey with epilepsy; sleep, and no missed dose',
    url: 'https://plannedgiving.epilepsy.com/lifestyle/travel/preparing',
  },
  asthmaHajj: {
    title: 'Ministry of Health: pilgrims with asthma',
    url: 'https://www.moh.gov.sa/en/HealthAwareness/Pilgrims_Health/Pages/Asthma-Patients.aspx',
  },
  asthmaHajjDust: {
    title: 'Ministry of Health, 3 August 2018: asthma at Hajj; crowds, dust and fumes',
    url: 'https://www.moh.gov.sa/en/Ministry/MediaCenter/News/Pages/News-2018-08-03-0011.aspx',
  },
  diabetesFastHigh: {
    title: 'Arab News 1110201 (a doctor in Jeddah): diabetes in Ramadan; at 300 the fast is broken',
    url: 'https://www.arabnews.pk/node/1110201',
  },
  medicineFast: {
    title: 'Marhaba (Hamad General Hospital, Qatar): medicine in Ramadan; ask before you change the hours',
    url: 'https://www.marhaba.qa/patients-advised-to-speak-with-physician-before-changing-medication-timings-during-ramadan/',
  },
  heartSpray: {
    title: 'St John Ambulance: angina; sit, and take your own spray or tablet',
    url: 'https://www.sja.org.uk/get-advice/first-aid-advice/heart-conditions/angina-attack/',
  },
  babyFormulaHot: {
    title: 'National Childbirth Trust (after the NHS): a bottle away from home; water of 70 degrees, two hours',
    url: 'https://www.nct.org.uk/baby-toddler/feeding/practical-tips/what-if-i-need-formula-feed-my-baby-away-home',
  },
  emergencyIndia: {
    title: 'Embassy of India, Riyadh: an emergency certificate is for the way to India, and ends the passport',
    url: 'http://indianembassy.org.sa/consular/passport/emergency-certificates',
  },
  clinicFirst: {
    title:
      'Zawya (Saudi Gazette), 2022: emergencies are treated before money is asked, and no papers are kept for a bill',
    url: 'https://www.zawya.com/en/legal/regulations/saudi-moh-private-health-firms-not-allowed-to-detain-patients-or-their-dead-bodies-over-financial-dues-e1dw6xch',
  },
  medicinesEmirates: {
    title: 'Gulf Press: the Emirates ask a permit for controlled medicines, of passengers in transit, too',
    url: 'https://gulfpress.net/?p=265916',
  },
  healthSenegal: {
    title:
      'AllAfrica, 12 October 2025: Senegal, a certificate for Hajj 2026; not in the last three months of a pregnancy',
    url: 'https://fr.allafrica.com/stories/202510120009.html',
  },
  pregnantFlight32: {
    title: 'Novoair: up to week 32, with a certificate of the last 72 hours',
    url: 'https://flynovoair.com/index.php/travelinfo/policies/expectant_mother',
  },
  pregnantFlightReturn: {
    title: 'Air Cairo: the weeks count at the return flight',
    url: 'https://aircairo.com/en-ge/expectant-mothers',
  },
  pregnantFlightTwins: {
    title: 'Turkish Airlines: up to week 35, with more children up to week 31',
    url: 'https://turkishairlines.com/fr-fr/any-questions/traveling-during-pregnancy',
  },
  ibuprofenPregnant: {
    title: 'NHS: ibuprofen is avoided from 28 weeks of pregnancy on; paracetamol is preferred',
    url: 'http://www.nhs.uk/chq/pages/2398.aspx?categoryid=54&subcategoryid=129',
  },
  antibioticAtEntry: {
    title:
      'Weekly Epidemiological Record 39, 2011 (as copied by CBHUK): an antibiotic at entry, another for pregnant women',
    url: 'https://cbhuk.org/news/general-news/health-conditions-for-travellers-to-saudi-arabia-for-the-pilgrimage-to-mecca/',
  },
  bornOnJourney: {
    title: '964media, 2025: a child of a pilgrim, born in Madinah, needs a passport before it goes home',
    url: 'https://en.964media.com/36941/',
  },
  lowSugar: {
    title: 'Qatar Diabetes Association: juice or three dates, 15 minutes of rest, test again',
    url: 'https://qda.org.qa/hajj-diabetes-tips/',
  },
  fallHotGround: {
    title: 'KJZZ, 2022 (Arizona Burn Center): who lies on hot ground is burnt within minutes: off the pavement at once',
    url: 'https://www.kjzz.org/2022-07-25/content-1797673-amid-summer-heat-arizona-burn-center-sees-rise-severe-contact-burns',
  },
  nitrates: {
    title: 'Journal of Paramedic Practice, 2017: no nitrate under the tongue after sildenafil',
    url: 'https://www.paramedicpractice.com/features/article/have-you-had-viagra-within-the-past-24-hours',
  },
  asthmaMart: {
    title: 'Healthwell (text of the NHS): an AIR or MART inhaler: six puffs at most',
    url: 'https://healthwell.eani.org.uk/healthtopic/lung-health/asthma?type_1=3',
  },
  busFireWindows: {
    title: 'National Fire Chiefs Council (UK): windows of coaches as exits, glass hammers',
    url: 'https://nfcc.org.uk/control-measure/protect-people-at-risk-fire-survival-guidance-transport-fire-fcg/',
  },
  busFire: {
    title: 'Deccan Chronicle, 17 November 2025: the bus fire near Madinah; one broke a window and lived',
    url: 'https://www.deccanchronicle.com/southern-states/telangana/43-from-hyderabad-among-46-killed-in-saudi-bus-fire-1917784',
  },
  meningitisContacts: {
    title: 'CDC: who shared a room with meningitis gets antibiotics',
    url: 'https://www.cdc.gov/meningococcal/about/prevention.html',
  },
  meningitisUmrah: {
    title: 'MMWR, 2024: twelve cases of meningococcal disease after Umrah',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC11166255',
  },
  dialysis: {
    title: 'Council of British Hajjis: dialysis in Makkah, papers and sessions two months before',
    url: 'https://cbhuk.org/news/advice/pilgrims-that-require-haemodialysis/',
  },
  dialysisDrink: {
    title: 'Daily Register, 2011 (Fresenius): too much to drink in the heat can kill on dialysis',
    url: 'https://dailyregister.com/20110721/news/dialysis-patients-warned-about-fluid-intake-during-heat-wave',
  },
  oxygenSaudia: {
    title: "Saudia: oxygen devices, and the doctor's form 48 hours before",
    url: 'https://www.saudia.com/before-flying/special-assistance/medif/portable-oxygen-concentrator',
  },
  oxygenTsa: {
    title: 'TSA (USA): own bottles of oxygen are not let on board',
    url: 'https://www.tsa.gov/travel/security-screening/whatcanibring/items/medically-necessary-personal-oxygen',
  },
  fireDisabled: {
    title: 'Corada: who cannot take stairs asks for a lower floor, and tells the desk',
    url: 'https://corada.com/documents/emergency-evacuation-preparedness/determine-your-evacuation-options-when-traveling',
  },
  painkillersPressure: {
    title: 'Healthify (New Zealand): ibuprofen and the like, and tablets for blood pressure',
    url: 'https://healthify.nz/medicines-a-z/n/nsaids-and-blood-pressure-medicines',
  },
  painkillersBlood: {
    title: 'NHS Scotland: no such painkillers with blood thinners',
    url: 'https://sdcepdentalprescribing.nhs.scot/guidance/supporting-tools/contraindications-cautions/contraindications-cautions-analgesics/bleeding-tendencies',
  },
  clothesBurn: {
    title: 'Toronto Community Housing: clothes on fire: stop, drop, cover the face, roll',
    url: 'https://www.torontohousing.ca/residents/your-safety/fire-safety/Pages/Clothing-catching-fire.aspx',
  },
  gas: {
    title: 'Al-Mowaten, 29 January 2026 (Civil Defence): gas: no switches, close the valve, open the windows, all out',
    url: 'https://www.almowaten.net/2026/01/%D8%A7%D9%84%D8%AF%D9%81%D8%A7%D8%B9-%D8%A7%D9%84%D9%85%D8%AF%D9%86%D9%8A-%D9%8A%D8%A4%D9%83%D8%AF-%D8%A3%D9%87%D9%85%D9%8A%D8%A9-%D8%AA%D9%88%D8%A7%D9%81%D8%B1-%D8%A3%D8%AC%D9%87%D8%B2%D8%A9-%D9%83/',
  },
  dustStorm: {
    title: 'Saudi Ministry of Health, 12 February 2015: dust, and asthma: stay in, windows closed',
    url: 'https://www.moh.gov.sa/en/Ministry/MediaCenter/News/Pages/News-2015-02-12-002.aspx',
  },
  chokingAfter: {
    title: 'NHS (Harrow): after pulls on the belly one is looked at by a doctor',
    url: 'http://harrow.healthhelpnow.nhs.uk/health-help/advice/teenager/teenager-choking/how-to-help-a-choking-teenager-or-adult/',
  },
} satisfies Readonly<Record<string, SourceSeed>>
