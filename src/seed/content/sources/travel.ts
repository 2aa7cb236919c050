import type { SourceSeed } from '../types'

/** Pages on visas, rules, places and getting there, each with its day or year where the page has one. */
export const travel = {
  newMuslimHajj: {
    title: 'Religionen entdecken (Germany): a paper of the mosque, or on the conversion, for the visa',
    url: 'https://www.religionen-entdecken.de/eure_fragen/wird-in-mekka-kontrolliert-ob-die-pilger-wirklich-muslime-sind',
  },
  newMuslimName: {
    title:
      'Saudi Standing Committee, 11014: a new Muslim who keeps the old name may enter (asked by the embassy in Bonn)',
    url: 'https://raw.githubusercontent.com/alsalafiyyah/alsalafiyyah.github.io/master/_posts/2020/2020-08-31-new-revert-entering-sacred-precincts-without-changing-name.md',
  },
  newMuslimRoad: {
    title: 'Asking.pk, a private page: who may be asked for a certificate on the roads to Makkah',
    url: 'https://www.asking.pk/question/how-is-a-persons-muslim-faith-verified-before-entering-mecca/',
  },
  nusukCountries: {
    title: 'Siasat, 8 November 2025: accounts for Hajj 2026 open on Nusuk Hajj, and the list of countries',
    url: 'https://www.siasat.com/haj-2026-registration-account-creation-now-open-on-nusuk-platform-3293128/',
  },
  nusukPackages: {
    title: 'Geo News, 10 January 2026: packages on Nusuk Hajj are compared and marked before they are booked',
    url: 'https://www.geo.tv/latest/644253-hajj-2026-saudi-arabia-opens-early-package-preference-phase-for-pilgrims',
  },
  ramadanCars: {
    title: 'Khaleej Times, 22 February 2026: cars, car parks and the Mataf in Ramadan',
    url: 'https://menafn.com/1110772957/Ramadan-Rush-How-Saudi-Arabia-Is-Managing-Umrah-Crowd-At-Grand-Mosque',
  },
  ramadanCarsHotel: {
    title: 'Saudi traffic directorate, April 2022: your own car near the Grand Mosque',
    url: 'https://www.hajjumrahinfo.co.za/news/2022-04-09-traffic_directorate_answers_pilgrims_faqs_about_makkahs_central_area',
  },
  visitorDrivingYear: {
    title: 'Gulf Insider, after Gulf News, 2023: visitors drive on a foreign licence for a year (traffic department)',
    url: 'https://www.gulf-insider.com/saudi-visitor-can-use-foreign-driving-licence-for-1-year/',
  },
  visitorDrivingRental: {
    title: 'Finalrentals: when a rental firm asks for an international permit',
    url: 'https://www.finalrentals-ksa.com/blog/single/driving-rules-you-need-to-know-before-renting-a-car-in-saudi-arabia',
  },
  visitorDriving: {
    title: 'ARY News: fines are paid before a visitor leaves',
    url: 'https://arynews.tv/en/saudi-arabia-foreigners-driving/',
  },
  itikaf2026: {
    title: "Siasat, 20 February 2026: registration for i'tikaf in the two mosques",
    url: 'https://www.siasat.com/registration-opens-for-itikaf-2026-at-grand-mosque-prophets-mosque-3372785/',
  },
  itikaf2024: {
    title: "Siasat, 14 March 2024: i'tikaf in the Grand Mosque, from 18 years",
    url: 'https://www.siasat.com/saudi-arabia-announces-registration-date-for-grand-mosque-itikaf-2991844/',
  },
  itikafElsewhere: {
    title: "Gulf News, April 2023: no i'tikaf in other parts of the Grand Mosque or its courtyards",
    url: 'https://gulfnews.com/world/gulf/saudi/saudi-arabia-islams-holiest-site-readies-for-itikaaf-worshippers-1.95025300',
  },
  turbah: {
    title: 'HuffPost, no date, on the advice to Shia pilgrims in New York: no turbah at Hajj',
    url: 'http://www.huffingtonpost.com/betwa-sharma/forbidden-rituals-at-the_b_366969.html',
  },
  prayerBooksTaken: {
    title: 'Shia Rights Watch, no date: prayer books taken from Shia pilgrims',
    url: 'https://shiarightswatch.org/shia-rights-watchs-message-to-saudi-authorities/',
  },
  anyVisa2025: {
    title: 'Dawn, 6 October 2025: Umrah on every kind of visa (Ministry of Hajj and Umrah)',
    url: 'https://www.dawn.com/news/1946988/saudi-govt-allows-holders-of-all-visa-types-to-perform-umrah-while-in-kingdom',
  },
  bookedOnArrival: {
    title:
      'Khaleej Times, October 2025: hotel and transport in Nusuk Masar, looked at on arrival (agents in the Emirates)',
    url: 'https://menafn.com/1110145002/No-Umrah-On-Tourist-Visa-Stricter-Rules-10-Key-Changes-To-Know-Before-Pilgrimage',
  },
  bookedOnArrivalChecks: {
    title: 'Day of Dubai: the airport checks and the fines, in short',
    url: 'https://www.dayofdubai.com/articles/no-umrah-on-tourist-visas-10-key-changes-pilgrims-must-know',
  },
  bagStorage: {
    title: 'Siasat, 26 December 2024: free bag storage at the Grand Mosque',
    url: 'https://www.siasat.com/saudi-arabia-offers-free-luggage-storage-for-umrah-performers-3154753/',
  },
  bagStorageSteps: {
    title: 'Hajj Reporters: how the bag storage works',
    url: 'https://hajjreporters.com/how-to-use-the-newly-installed-luggage-storage-service-at-al-masjid-al-haram',
  },
  baqi: {
    title: 'Fars, as told by Rouz, December 2023: Baqi is open after Fajr, and between Dhuhr and Asr',
    url: 'https://rouz.news/%D8%A8%D9%82%DB%8C%D8%B9-%D8%A7%D9%85%D8%B1%D9%88%D8%B2-%D8%BA%D8%B1%DB%8C%D8%A8-%D8%AA%D8%B1-%D8%B4%D8%AF-%D8%B9%DA%A9%D8%B3/%D8%AE%D8%A8%D8%B1/3634778',
  },
  baqiFence: {
    title: 'Tasnim, 12 June 2023: men in Baqi; women behind the fence',
    url: 'https://tasnimnews.com/en/news/2023/06/12/2909570/saudi-arabia-eases-restrictions-on-shiite-muslim-pilgrimage-to-baqi-cemetery',
  },
  baqiHours: {
    title: 'Shia Waves: Baqi is open for four hours a day',
    url: 'https://shiawaves.com/english/news/88988-saudi-authorities-retract-their-decision-to-open-baqi-al-gharqad-cemetery-throughout-the-day/',
  },
  calendar: {
    title: 'Al-Habib: the Umm al-Qura calendar, by which the dates here are computed',
    url: 'https://www.al-habib.info/islamic-calendar/ummulqura.htm',
  },
  calendarRule: {
    title: 'Islam Tools: Umm al-Qura calendar, exact to one day',
    url: 'https://islamtools.org/hijri-calendar',
  },
  carryNothing: {
    title: "Onmanorama, 20 July 2025: months in prison for a neighbour's packet of medicines, on the way to Umrah",
    url: 'https://www.onmanorama.com/travel/travel-news/2025/07/20/kerala-malappuram-man-jailed-saudi-arabia-umrah.amp.html',
  },
  carryNothingDeath: {
    title: 'Onmanorama, 1 August 2025: drugs in a jar of pickle; the hardest punishment for smuggling is death',
    url: 'https://www.onmanorama.com/travel/travel-news/2025/08/01/malayali-expat-escapes-saudi-arabia-narcotics-punishment.amp.html',
  },
  carryNothingHome: {
    title: 'Arab News 280784, 2006: two pilgrims held for 250 grams of poppy seeds',
    url: 'https://www.arabnews.com/node/280784',
  },
  newMuslim: {
    title: 'Arabian Gulf Life: the Umrah visa from the USA, and a letter of the mosque for new Muslims',
    url: 'https://www.arabiangulflife.com/how-to-get-umrah-visa-from-usa-agents/',
  },
  customsForbidden: {
    title: 'Saudi customs (ZATCA), October 2023: what travellers may not bring',
    url: 'https://zatca.gov.sa/en/RulesRegulations/Taxes/Pages/customs_individual/Prohibited-goods.aspx',
  },
  cartBooking: {
    title: 'Siasat, 21 March 2025: electric carts are booked by internet',
    url: 'https://www.siasat.com/saudi-arabia-electronic-booking-now-required-for-golf-carts-at-grand-mosque-3197885/',
  },
  carts: {
    title: 'Zawya, 5 March 2025: carts and wheelchairs at the Grand Mosque',
    url: 'https://www.zawya.com/en/life/culture/number-of-electric-golf-carts-in-grand-mosque-doubled-to-400-in-ramadan-why0wlx0',
  },
  cartPrices: {
    title: 'The Islamic Information: carts, places and prices',
    url: 'https://theislamicinformation.com/blogs/masjid-al-haram-carts-price-location-and-booking/',
  },
  cartPrices2024: {
    title: 'Zawya, 25 March 2024: a cart for tawaf, SAR 25 (mosque authority)',
    url: 'https://www.zawya.com/en/life/culture/smart-golf-carts-introduced-for-tawaf-at-makkah-grand-mosque-r3b4oxg1',
  },
  climateTable: {
    title: 'Climate of Mecca (Wikipedia): the monthly table, as it was in March 2026',
    url: 'https://en.wikipedia.org/wiki/Climate_of_Mecca',
  },
  climateMadinah: {
    title: 'Shafaqna, 21 June 2022: usual heat in Makkah and Madinah in the month of Hajj',
    url: 'https://en.shafaqna.com/268693/saudi-arabia-hot-weather-forecasted-in-mecca-medina-during-hajj/',
  },
  climateMadinahWinter: {
    title: 'Yandex weather: a usual January day in Madinah, about 24 °C',
    url: 'https://yandex.lv/pogoda/amp/medina/month/january',
  },
  customs: {
    title: 'Gulf News, Hajj 2025: declare cash and valuables over SAR 60,000',
    url: 'https://gulfnews.com/world/gulf/saudi/hajj-2025-pilgrims-must-declare-cash-gold-over-sr60000-saudi-arabia-warns-1.500129011',
  },
  customsPenalty: {
    title: 'Gulf News, April 2023: the fine for cash and gold that is not declared',
    url: 'https://gulfnews.com/world/gulf/saudi/saudi-arabia-urges-passengers-to-declare-cash-precious-metals-worth-sr60000-or-more-1.95220139',
  },
  firstPilgrims: {
    title: "Siasat, 30 April 2025: the first pilgrims of Hajj 2025 came on 29 April (1 Dhu al-Qi'dah)",
    url: 'https://www.siasat.com/saudi-arabia-welcomes-first-haj-2025-pilgrims-from-several-countries-3214595/',
  },
  nusukBritain: {
    title: 'Middle East Eye, May 2023: pilgrims from Britain book on Nusuk, and its places run out',
    url: 'https://www.middleeasteye.net/news/british-muslims-hajj-packages-sold-out-new-portal',
  },
  fakeOffers: {
    title: 'The News, 2025: penalties for Hajj without a permit',
    url: 'https://www.thenews.com.pk/latest/1306330-saudi-arabia-announces-strict-penalties-on-unauthorised-hajj-attempters-facilitators',
  },
  haramainBaggage: {
    title: 'Haramain High Speed Railway: baggage rules',
    url: 'https://sar.hhr.sa/web/portal/travel/guidelines/baggage',
  },
  haramainTime: {
    title: 'Siasat after the Saudi Press Agency, March 2024: Makkah to Madinah by train in under two and a half hours',
    url: 'https://www.siasat.com/saudi-arabia-haramain-gears-up-to-operate-over-2700-trips-during-ramzan-2995696/',
  },
  haramainPhone: {
    title: "What's On Saudi Arabia: guide to the Haramain train, with the phone for booking",
    url: 'https://whatsonsaudiarabia.com/?p=28156',
  },
  haramainFastest: {
    title: 'Zawya, 11 March 2026: the Haramain train, about two hours from Makkah to Madinah',
    url: 'https://www.zawya.com/en/business/transport-and-logistics/haramain-high-speed-railway-to-operate-over-140-daily-trips-during-last-days-of-ramadan-tlzm5jkn',
  },
  haramainStops: {
    title: 'Arab News, 1 January 2020: Makkah to Madinah by train in about 2 hours 45 minutes',
    url: 'https://www.arabnews.com/node/1607036/saudi-arabia',
  },
  haramainTrains: {
    title: 'Siasat, 16 March 2025: stations and trains of the Haramain railway',
    url: 'https://www.siasat.com/ramzan-2025-haramain-train-operates-over-3400-trips-3195643/',
  },
  haramainStations: {
    title: 'Saudi Gazette, 18 October 2015: where the stations are',
    url: 'http://saudigazette.com.sa/saudi-arabia/sr20-jeddah-makkah-fare-on-haramain-train/',
  },
  makkahStation: {
    title: 'Arabs Today, 22 November 2017: the Makkah station',
    url: 'https://www.arabstoday.net/en/318/railway-project-connects-saudi-cities-with-makkah-204134',
  },
  adahi: {
    title: 'Consulate General of India, Jeddah: the Adahi project',
    url: 'https://cgijeddah.gov.in/content-page-NjA=.html',
  },
  adahiHaram: {
    title: 'Al-Mowaten, 5 October 2025: Adahi, also for fidyah, gives first to the poor of the Haram',
    url: 'https://www.almowaten.net/2025/10/%D8%B3%D9%81%D8%A7%D8%B1%D8%A9-%D8%A7%D9%84%D8%B3%D8%B9%D9%88%D8%AF%D9%8A%D8%A9-%D8%AA%D8%B3%D9%84%D9%91%D9%85-20-%D8%A3%D9%84%D9%81-%D8%B0%D8%A8%D9%8A%D8%AD%D8%A9-%D9%85%D9%86-%D9%84%D8%AD%D9%88/',
  },
  adahiOnlySeller: {
    title:
      'Suroor Asia, October 2014, after the Islamic Development Bank: who may sell the vouchers; for fidyah too, all year',
    url: 'http://suroorasia.blogspot.com/2014/10/adahi-now-has-mobile-point-of-sale.html',
  },
  doors2025: {
    title: 'Sabaq, Ramadan 2025: main doors, ways to the Mataf (mosque authority)',
    url: 'https://sabaq24.com/?p=18632',
  },
  closure: {
    title:
      "The News, 2025: penalties, also for visit visas in Makkah, 1 Dhu al-Qi'dah to 14 Dhu al-Hijjah (days of 2027 computed)",
    url: 'https://www.thenews.com.pk/latest/1306330-saudi-arabia-announces-strict-penalties-on-unauthorised-hajj-attempters-facilitators',
  },
  graveWomen: {
    title: "The New Arab, January 2022: the app gives women no permit for the Prophet's grave",
    url: 'https://newarab.com/news/saudi-arabia-makes-visits-prophets-tomb-men-only',
  },
  graveWomenHours: {
    title: "The Haramayn Guide: hours in which women greet at the Prophet's grave",
    url: 'https://theharamaynguide.com/blogs/featured-articles/women-offering-salam-upon-prophet',
  },
  hotelFirst: {
    title: 'Popular Migrant: since 10 June 2025 no Umrah visa without a licensed hotel',
    url: 'https://www.popularmigrant.com/archives/16130',
  },
  madinahBusMap: {
    title: "Madinah Bus, the operator's route map as copied in October 2026: which line serves which stop",
    url: 'https://github.com/dhde-tourism-ai/dhde-madinah/blob/772925cd79824a62f828a74752990fdf51df6ee7/data/madinah_bus_official.json',
  },
  madinahBusRamadan: {
    title: 'Al-Mowaten, 8 February 2026: extra buses to the two mosques in Ramadan',
    url: 'https://www.almowaten.net/2026/02/8-مسارات-للوصول-المباشر-إلى-المسجد-النب/',
  },
  madinahStationBus: {
    title: 'Zawya, 22 April 2024: buses at the Madinah station; trains and stations',
    url: 'https://www.zawya.com/en/business/transport-and-logistics/madinah-buses-enhances-services-to-accommodate-increase-in-passengers-travelling-via-haramain-high-speed-railway-t6u2s0ga',
  },
  madinahVisit: {
    title: "Islamic Helper: visiting the Prophet's Mosque, Quba, Baqi and Uhud",
    url: 'https://islamichelper.com/islamic-knowledge/virtues-etiquette-visiting-madinah-prophets-mosque/amp',
  },
  mahramIndia: {
    title: 'Indian Express, 2 January 2018: Indian women over 45 in groups of four, without a mahram',
    url: 'https://indianexpress.com/article/india/saudi-arabia-haj-women-withour-male-gaurdian-mehram-pm-modi-5008029/',
  },
  mahramPakistan: {
    title: 'Arab Local, 2023: Pakistan asks no mahram for Hajj 2024',
    url: 'https://oman.arablocal.com/news/the-ministry-of-pakistan-has-announced-that-women-from-pakistan-can-undertake-the-hajj-pilgrimage-without-the-requirement-of-being-accompanied-by-a-close-male-relative',
  },
  mahramPakistanLeave: {
    title: 'The News, 7 January 2025: Pakistan asks for the leave of parents or husband',
    url: 'https://www.thenews.com.pk/latest/1269701-pakistani-women-require-guardians-permission-for-hajj-2025',
  },
  residentsClosure: {
    title: 'One Arabia, 2025: residents and Makkah from 25 Shawwal on, Umrah permits (Ministry of Interior)',
    url: 'https://www.onearabia.me/local/interior-ministry-announces-hajj-safety-procedures-1446-ah-011-105349.html',
  },
  residentsClosure2023: {
    title: 'New Mail, 2023: residents turned back from 25 Shawwal on, but with an Umrah permit',
    url: 'https://newmail-ng.com/no-umrah-permits-after-15-dhul-qadah',
  },
  driverPenalties: {
    title: 'Arab Local, June 2024: cars without a permit, and who drives people without one',
    url: 'https://arablocal.com/news/public-security-enforces-ban-on-unlicensed-vehicles-at-holy-sites-during-hajj',
  },
  carsKeptOut: {
    title: 'Zawya, June 2023: cars without a permit kept out of Makkah from 5 Dhu al-Hijjah',
    url: 'https://www.zawya.com/en/business/transport-and-logistics/makkah-entry-ban-in-force-vrt1hn8r',
  },
  domesticHajj: {
    title: 'Zawya, February 2026: registration for Hajj from inside the country (Ministry of Hajj)',
    url: 'https://www.zawya.com/en/business/travel-and-tourism/saudi-arabia-opens-registration-for-domestic-pilgrims-for-hajj-2026-yftehrqz',
  },
  licensedFirms: {
    title: 'IANS, 13 December 2025: only authorised firms for Hajj (Minister for Minority Affairs, India)',
    url: 'https://ianslive.in/hajj-pilgrims-should-choose-only-authorised-operators-kiren-rijiju--20251213174504',
  },
  mahramState: {
    title: "Free Press Journal, October 2022: no mahram asked for by Saudi Arabia; Maliki and Shafi'i views",
    url: 'https://www.freepressjournal.in/world/saudi-arabia-no-male-mahram-required-for-women-who-want-to-perform-hajj-umrah',
  },
  makkahBus: {
    title: 'Gulf News, 19 September 2024: lines of the Makkah Bus, and how to pay',
    url: 'https://gulfnews.com/living-in-uae/ask-us/budget-travel-in-makkah-how-umrah-pilgrims-can-save-with-the-public-bus-system-1.1726744962597',
  },
  mashaerNumbers: {
    title: 'Zawya, 10 June 2025: the Mashaer train at Hajj 2025',
    url: 'https://www.zawya.com/en/business/transport-and-logistics/mashaer-metro-serves-187mln-passengers-during-hajj-gmee614e',
  },
  mashaerStations: {
    title: 'MAP, 2025: the Mashaer train, nine stations',
    url: 'https://mapamazighe.ma/en/print/115592',
  },
  mashaerJamarat: {
    title: 'Antara, 7 June 2025: on the Mashaer train to the Jamarat',
    url: 'https://www.antaranews.com/berita/4887977/melayani-jamaah-haji-dengan-kereta-mashaaer',
  },
  mashaerTickets: {
    title: 'The Nation, 14 September 2015: tickets of the Mashaer train are wristbands',
    url: 'https://www.nation.com.pk/14-Sep-2015/hajj-train-to-charge-pilgrims-sr-250',
  },
  mashaerSold: {
    title: 'Voice of Nigeria, 2018: seats of the Mashaer train only for camps near its stations, sold beforehand',
    url: 'https://www.von.gov.ng/hajj-2018-saudi-authority-commences-sale-of-360000-train-tickets-to-holy-sites/',
  },
  penalties: {
    title: 'Azertag, 1 May 2025: fines and closed places (with the Makkah station)',
    url: 'https://azertag.az/en/xeber/saudi_arabia_announces_sar20000_fine_for_hajj_without_permit-3534407',
  },
  photosDenied: {
    title: 'Saudi Press: no formal ban of pictures for Hajj 2026',
    url: 'https://saudipress.com/saudi-arabia-clarifies-no-formal-ban-on-photography-at-holy-mosques-for-hajj-2026',
  },
  photosEtiquette: {
    title: 'Munsif Daily, 22 September 2024: four rules for pictures (Ministry of Hajj and Umrah)',
    url: 'https://munsifdaily.com/photography-in-the-grand-mosque-4-key-restrictions/',
  },
  photosOfCrimes: {
    title: 'Zawya (Saudi Gazette), February 2024: pictures of a crime are for the police (Ministry of Interior)',
    url: 'https://www.zawya.com/en/legal/regulations/saudi-interior-ministry-warns-against-documenting-and-publishing-crimes-of-all-kinds-at81lr1d',
  },
  photosOfPeople: {
    title: 'Manila Bulletin, 9 October 2019: fines for pictures of people (foreign ministry of the Philippines)',
    url: 'https://mb.com.ph/2019/10/9/travelers-to-saudi-arabia-get-warning',
  },
  photosHajj2025: {
    title: 'Vanguard (Nigeria), 4 June 2025: a ban of pictures in Hajj',
    url: 'https://www.vanguardngr.com/2025/06/saudi-authorities-ban-political-sectarian-expressions-at-hajj-sites/',
  },
  photosHajj2026: {
    title: 'MENAFN, 15 December 2025: a ban of pictures in Hajj 2026',
    url: 'https://menafn.com/1110479967/Saudi-Arabia-Bans-Photography-Inside-Holy-Mosques-During-Hajj-2026',
  },
  pilgrims2023: {
    title: 'South China Morning Post, 28 June 2023: 1,845,045 pilgrims',
    url: 'https://www.scmp.com/news/world/middle-east/article/3225633/haj-draws-18-million-muslim-pilgrims-saudi-arabia-falls-short-record',
  },
  pilgrims2024: {
    title: 'The Nation, 16 June 2024: 1,833,164 pilgrims',
    url: 'https://www.nation.com.pk/16-Jun-2024/over-1-83-million-pilgrims-perform-hajj-this-year',
  },
  pilgrims2026: {
    title: 'General Authority for Statistics, 26 May 2026: 1,707,301 pilgrims',
    url: 'https://stats.gov.sa/en/w/news/194',
  },
  pilgrims2025: {
    title: 'Arabian Business, 5 June 2025: 1,673,230 pilgrims',
    url: 'https://www.arabianbusiness.com/culture-society/over-1-67million-pilgrims-performing-hajj-in-saudi-arabia-gastat',
  },
  quba: {
    title: 'WAM, after the Saudi Press Agency: Quba, the first mosque',
    url: 'https://www.wam.ae/en/article/b24gead-quba-mosque-madinah-cornerstone-islamic-history',
  },
  ramadanOneUmrah: {
    title: 'Zawya, 18 March 2024: one Umrah in Ramadan; a permit cannot be moved',
    url: 'https://www.zawya.com/en/life/culture/ministry-of-haj-no-permit-for-repeat-umrah-in-ramadan-rp8d3fcr',
  },
  rawdahHours: {
    title: 'Siasat, 6 December 2025: hours and rules of the Rawdah',
    url: 'https://www.siasat.com/saudi-arabia-announces-new-timings-permit-rules-for-riyazul-jannah-visits-3309025/',
  },
  rawdahRamadan: {
    title: 'Siasat, 19 February 2026: hours of the Rawdah in Ramadan',
    url: 'https://www.siasat.com/saudi-arabia-announces-timings-to-visit-inner-sanctum-of-prophets-mosque-in-madinah-3371759/',
  },
  rawdahBooking: {
    title: 'Siasat, 28 January 2025: instant booking and waiting list for the Rawdah',
    url: 'https://www.siasat.com/praying-at-rawdah-in-madinah-nusuk-platform-offers-new-booking-options-3171684/',
  },
  rawdahCancel: {
    title:
      'Zawya, 27 May 2024: cancel a Rawdah permit that you cannot use; its code is shown at the gate and works once',
    url: 'https://www.zawya.com/en/legal/regulations/saudi-permit-to-visit-al-rawdah-al-sharif-is-only-once-in-a-year-and-allotted-time-is-10-minutes-u9ozyu9g',
  },
  womensDoors: {
    title: "Mosque authority: gates of the Prophet's Mosque, with those for women",
    url: 'https://alharamain.gov.sa/public/?page=nabawi-doors-en',
  },
  rawdahGates: {
    title:
      'Hajj Reporters, 25 January 2024, after Saudi Gazette: gates of the Rawdah; the code does not work before its time',
    url: 'https://hajjreportershausa.com/2024/01/25/rawdah-sharif-visit-saudi-introduce-barcode-scan-at-automated-gates.html',
  },
  rawdahSteps: {
    title: 'Wedado: making an account in Nusuk, step by step',
    url: 'https://www.wedado.com/get-umrah-permit-nusuk-app/',
  },
  season: {
    title: 'The Peninsula, 10 May 2025: days on which the Umrah season of 1447 ends and begins',
    url: 'https://menafn.com/1109531065/Saudi-Arabia-Announces-Umrah-Season-Calendar',
  },
  tanimMosque: {
    title: "OpenStreetMap way 431611519: where the mosque of Aishah in Tan'im stands (the distance is measured)",
    url: 'https://www.openstreetmap.org/way/431611519',
  },
  thirtyDays: {
    title: 'Dawn, 1 November 2025: an Umrah visa ends if you do not enter within 30 days; stay: three months',
    url: 'https://www.dawn.com/news/1952496',
  },
  uhud: {
    title: 'Islam and Ihsan: the seventy martyrs of Uhud, Hamzah among them',
    url: 'https://islamandihsan.com/the-martyrs-of-uhud.html',
  },
  visitClosure: {
    title: 'Zawya, 20 May 2024: no Umrah permits around Hajj',
    url: 'https://www.zawya.com/en/legal/regulations/umrah-not-allowed-for-those-without-a-haj-permit-between-may-24-and-june-26-tzraj9bt',
  },
  zamzam: {
    title: 'Zawya, 27 April 2023: one Zamzam bottle a person by air',
    url: 'https://www.zawya.com/en/world/middle-east/pilgrims-must-meet-four-conditions-to-carry-zamzam-via-jeddah-airport-sfqykgvs',
  },
  hajjVisaCities: {
    title: 'Gulf News, 5 May 2024: a Hajj visa is valid in Makkah, Madinah and Jeddah only; no work',
    url: 'https://gulfnews.com/world/gulf/saudi/saudi-arabia-hajj-visa-restricted-to-jeddah-medina-and-mecca-no-work-or-residency-permitted-1.1714898356479',
  },
  collecting: {
    title: 'Gulf News, 2024: prison for collecting gifts at Hajj without a permit (Public Prosecution)',
    url: 'https://gulfnews.com/amp/world/gulf/saudi/hajj-2024-7-year-jail-term-sr5-million-fine-for-illegal-fund-raising-during-pilgrimage-in-saudi-arabia-1.101125578',
  },
  smoking: {
    title: 'Times Jazirah, 28 May 2023: a fine of up to SAR 200 for smoking in the centre of Madinah',
    url: 'https://jazirah.times.co.id/news/berita/1weysjt096/Pilgrims-Make-Sure-You-Smoke-in-Non-Smoking-Are-or-You-Get-Fined',
  },
  childPermit: {
    title: 'Al-Saudia Web, 2023: an Umrah permit from five years on (Ministry of Hajj)',
    url: 'https://alsaudia-web.net/news20484.html',
  },
  childPermitBelow: {
    title: 'Slaati, 5 April 2022: children under five only where people pray, not for Umrah (Ministry of Hajj)',
    url: 'https://mail.slaati.com/2022/04/05/p2014643.html',
  },
  childRawdah: {
    title: 'Meezab Group (private page): children in the Rawdah, no official rule; own permit from nine years on',
    url: 'https://meezabgroup.com/can-children-enter-the-rawdah',
  },
  childCareMakkah: {
    title: 'Al-Mowaten, February 2026: free care for children at the Grand Mosque in Ramadan, doors 100 and 104',
    url: 'https://www.almowaten.net/2026/02/%D9%85%D9%88%D8%A7%D9%82%D8%B9-%D9%85%D8%B1%D8%A7%D9%83%D8%B2-%D8%B6%D9%8A%D8%A7%D9%81%D8%A9-%D8%A7%D9%84%D8%A3%D8%B7%D9%81%D8%A7%D9%84-%D8%A8%D8%A7%D9%84%D9%85%D8%B3%D8%AC%D8%AF-%D8%A7%D9%84%D8%AD/',
  },
  childCareMadinah: {
    title: "Siasat, 15 December 2024: care for children at the Prophet's Mosque, exits 339 and 340",
    url: 'https://www.siasat.com/nursery-center-at-prophets-mosque-in-madinah-offers-safe-haven-for-kids-3148634/',
  },
  pushchairs: {
    title: 'Zawya, January 2024: pushchairs at the Grand Mosque, upper floors only',
    url: 'https://www.zawya.com/en/legal/regulations/saudi-childrens-strollers-not-allowed-in-mataf-q8trd029',
  },
  khat: {
    title: 'Arab News 2345086, 27 July 2023: khat is illegal in Saudi Arabia',
    url: 'https://www.arabnews.com/node/2345086/saudi-arabia',
  },
  cbd: {
    title: 'Saudi Works: cannabis, and CBD in oil, sweets and creams',
    url: 'https://saudi.works/is-cbd-legal-in-saudi-arabia/',
  },
  floods: {
    title: 'Zawya, 15 October 2024: Civil Defence on rain and floods in the Makkah region',
    url: 'https://www.zawya.com/en/life/saudi-civil-defense-cautions-amid-forecast-of-moderate-to-heavy-rain-in-several-regions-until-friday-ex2dt4a7',
  },
  floodsTunnels: {
    title: 'Pledge Times, 12 December 2022: rain in Makkah, and tunnels closed',
    url: 'https://pledgetimes.com/floods-in-makkah-al-mukarramah-suspend-studies-and-close-roads/',
  },
  amulets: {
    title: 'Ministry of Religion of Indonesia, Kendal: a pilgrim held in Madinah for amulets and herbal medicine',
    url: 'http://kendal.kemenag.go.id/?p=7241',
  },
  drones: {
    title: 'The National, 23 April 2018: drones need a permit of the civil aviation authority',
    url: 'http://www.pressreader.com/uae/the-national-news/20180423/281599536100988',
  },
  gasCookers: {
    title: 'Gulf News, 7 June 2024: no gas bottles in the camps of Hajj (Civil Defence)',
    url: 'https://gulfnews.com/world/gulf/saudi/saudi-arabia-bans-gas-cylinders-in-hajj-sites-1.1717752554842',
  },
  laserPens: {
    title: 'Just Dubai: list of the Ministry of Hajj (laser pens, hidden cameras, fireworks)',
    url: 'https://www.just-dubai.com/article/news/dubai/saudi-arabia-list-of-items-pilgrims-need-to-avoid-when-travelling-for-umrah-/6415',
  },
  crossing: {
    title: 'Gulf News, December 2023: fines for crossing a highway on foot, and a road away from a crossing',
    url: 'https://gulfnews.com/world/gulf/saudi/saudi-arabia-imposes-fines-up-to-sr-2000-for-pedestrians-crossing-highways-1.1703326291962',
  },
  childSeats: {
    title: 'Gulf News, 2022: child seats, and no child under ten in front (traffic department)',
    url: 'https://gulfnews.com/world/gulf/saudi/saudi-arabia-sr500-fine-for-non-use-of-child-seat-in-cars-1.90994695',
  },
  carParks: {
    title: 'Khaleej Times, 22 February 2026: 14 car parks with buses to the Grand Mosque in Ramadan; cars taken away',
    url: 'https://www.khaleejtimes.com/arabic/world/%D8%A7%D9%84%D8%B3%D8%B9%D9%88%D8%AF%D9%8A%D8%A9-%D8%AE%D8%B7%D8%A9-%D9%85%D8%B1%D9%88%D8%B1%D9%8A%D8%A9-%D8%B4%D8%A7%D9%85%D9%84%D8%A9-%D9%84%D8%A5%D8%AF%D8%A7%D8%B1%D8%A9-%D8%AD%D8%B4%D9%88%D8%AF-%D8%A7%D9%84%D9%85%D8%B9%D8%AA%D9%85%D8%B1%D9%8A%D9%86-%D8%A8%D8%A7%D9%84%D9%85%D8%B3%D8%AC%D8%AF-%D8%A7%D9%84%D8%AD%D8%B1%D8%A7%D9%85',
  },
  carParksNames: {
    title: 'Time News: car parks at the roads into Makkah in Ramadan, by name (traffic department)',
    url: 'https://time.news/more-parking-facilities-have-been-prepared-in-makkah/',
  },
  visasStopped2025: {
    title: 'Business Standard, 8 April 2025, after Gulf News: no visit visas for 14 countries before Hajj 2025',
    url: 'https://www.business-standard.com/amp/world-news/saudi-halts-short-term-visas-for-14-nations-including-india-ahead-of-hajj-125040800028_1.html',
  },
  sentBackFromJeddah: {
    title: 'Siasat, 19 April 2025: Egyptians on transit visas held at Jeddah airport after 15 Shawwal; visas stopped',
    url: 'https://www.siasat.com/video-over-500-egyptians-detained-in-jeddah-for-umrah-visa-violations-3209423/',
  },
  ramadanFullHours: {
    title: 'Okaz, 11 March 2026: full and quiet hours for Umrah in Ramadan (Ministry of Hajj and Umrah)',
    url: 'https://www.okaz.com.sa/local/na/2239535',
  },
  matafForUmrah: {
    title: 'Al-Mowaten, 9 March 2026: the ground floor of the Mataf for Umrah only (Ministry of Hajj and Umrah)',
    url: 'https://www.almowaten.net/2026/03/%D8%A7%D9%84%D8%AD%D8%AC-%D9%88%D8%A7%D9%84%D8%B9%D9%85%D8%B1%D8%A9-%D8%A7%D9%84%D8%A7%D9%84%D8%AA%D8%B2%D8%A7%D9%85-%D8%A8%D8%AA%D9%86%D8%B8%D9%8A%D9%85%D8%A7%D8%AA-%D8%A7%D9%84%D8%B7%D9%88%D8%A7/',
  },
  matafAllDay: {
    title: 'Khaleej Times, 25 February 2026: the Mataf for Umrah only, all day, in Ramadan',
    url: 'https://www.khaleejtimes.com/arabic/world/904-%D8%A2%D9%84%D8%A7%D9%81-%D9%85%D8%B9%D8%AA%D9%85%D8%B1-%D9%81%D9%8A-%D8%A7%D9%84%D8%AD%D8%B1%D9%85-%D8%A7%D9%84%D9%85%D9%83%D9%8A-%D8%AE%D9%84%D8%A7%D9%84-%D9%8A%D9%88%D9%85-%D9%88%D8%A7%D8%AD%D8%AF',
  },
  airportFourHours: {
    title: 'Republika, 7 May 2023, after Saudi Gazette: four hours at Jeddah airport before the flight, after Ramadan',
    url: 'https://fbeta.republika.co.id/berita/rucatt366/penumpang-bandara-kaia-harus-tiba-empat-jam-sebelum-keberangkatan',
  },
  agenciesSuspended: {
    title:
      'Odisha Bytes, February 2026: contracts of 1,800 Umrah agencies abroad suspended (Ministry of Hajj and Umrah)',
    url: 'https://odishabytes.com/saudi-arabia-suspends-1800-foreign-travel-agencies-over-umrah-violations/amp',
  },
  noRoomOnArrival: {
    title: 'Daijiworld, 29 December 2025: a firm suspended, pilgrims of Umrah had no room (Ministry of Hajj and Umrah)',
    url: 'https://www.daijiworld.com/news/newsDisplay?newsID=1302198',
  },
  umrahVisaOneEntry: {
    title: 'Startup Pakistan, 2024: the Umrah visa is for one entry',
    url: 'https://startuppakistan.com.pk/saudi-arabia-changes-umrah-visa-rule-now-the-permit-is-valid-for-three-months-from-the-date-of-issuance/',
  },
  taxiMeter: {
    title: 'Zawya, 4 June 2024: without the meter the ride in a taxi is free; 19929 (Transport General Authority)',
    url: 'https://www.zawya.com/en/business/transport-and-logistics/saudis-tga-provides-over-5-000-taxis-to-pilgrims-during-haj-season-vrrx1xu3',
  },
  makkahTaxi: {
    title: 'Himpuh, January 2025, after the Saudi Press Agency: Makkah Taxi, 47 stands; cash or card',
    url: 'https://himpuh.or.id/blog/detail/2181/saudi-luncurkan-makkah-taxi-layanan-transportasi-baru-untuk-mudahkan-akses-jemaah-di-kota-suci',
  },
  walkFromArafah: {
    title: 'Arab News, 2025: nobody walks from Arafah to Muzdalifah; the Nusuk card (Minister of Hajj and Umrah)',
    url: 'https://arabnews.pk/node/1470001/saudi-arabia',
  },
  hajjDates2026: {
    title: 'ARY News: calendar of Hajj 2026 for the Hajj offices, from October 2025 on (Ministry of Hajj and Umrah)',
    url: 'https://arynews.tv/saudi-arabia-to-start-issuing-hajj-2026-visa-from-february-8',
  },
  hajjLastRegistration2026: {
    title: 'Ummid, 8 February 2026: last day to register for Hajj 2026, first day of its visas',
    url: 'https://ummid.com/news/2026/2/8/hajj-2026-saudi-arabia-starts-issuing-haj-visa-from-today.html',
  },
  hajjMinister2025: {
    title:
      'EIN Presswire, 11 November 2025: visas of Hajj before 1 Shawwal; a sacrifice paid only to Hajj office or Adahi',
    url: 'https://www.einpresswire.com/article/866322560/hajj-minister-meets-with-over-100-officials-from-islamic-countries-urges-contract-completion-before-rajab-15-1447-ah',
  },
  hajjLotsMorocco: {
    title: 'Din Press, 19 February 2026: Morocco draws the lots of Hajj 1448 (2027) in March 2026',
    url: 'https://dinpresse.net/%d9%88%d8%b2%d8%a7%d8%b1%d8%a9-%d8%a7%d9%84%d8%a3%d9%88%d9%82%d8%a7%d9%81-%d9%88%d8%a7%d9%84%d8%b4%d8%a4%d9%88%d9%86-%d8%a7%d9%84%d8%a5%d8%b3%d9%84%d8%a7%d9%85%d9%8a%d8%a9-%d8%aa%d8%ad%d8%af%d8%af',
  },
  seatBelts: {
    title: 'Saudi Field Epidemiology Training Programme, Hajj 2017: seat belts in buses',
    url: 'https://saudifetp.org/fetp-studies/seat-belt-use-transportation-buses-hajj-1438-2017',
  },
  harassment: {
    title: 'Zawya, April 2024: the law against harassment, and its penalties',
    url: 'https://www.zawya.com/en/legal/crime-and-security/saudi-arabia-starts-revealing-names-of-arrested-harassers-r19s0y01',
  },
  flagArrest: {
    title: 'Siasat, 2025: a pilgrim arrested for a flag in the Grand Mosque',
    url: 'https://www.siasat.com/video-saudi-forces-arrest-pilgrim-for-raising-palestinian-flag-at-makkahs-grand-mosque-3251780/',
  },
  arafahTents: {
    title: 'Arabian Business, 1 June 2025: in the tent from 10:00 to 16:00',
    url: 'https://www.arabianbusiness.com/culture-society/saudi-arabia-issues-hajj-heat-warning',
  },
  jamaratNoon: {
    title: 'Premium Times, June 2024: nobody to the Jamarat from 11:00 to 16:00 (Ministry of Hajj)',
    url: 'https://www.premiumtimesng.com/news/top-news/704562-intense-heat-saudi-govt-suspends-devil-stoning-in-jamrat.html',
  },
  oldPosts: {
    title:
      'London News Network, September 2025: a British visitor, ten years in prison, then eight, it seems for an old post',
    url: 'https://londonnewsnetwork.com/2025/09/03/british-father-jailed-in-saudi-arabia-over-seven-year-old-tweet-is-in-living-hell',
  },
  postsWarning: {
    title: 'Washington Centre: Amnesty International warns visitors and pilgrims of what they wrote online',
    url: 'https://washingtoncentre.org/saudi-arabias-social-media-crackdown-on-visitors/',
  },
  escalators: {
    title: 'Nusuky: warnings for the escalators of the Grand Mosque',
    url: 'https://nusuky.com/makkah_mosque_slider/escalators/',
  },
  powerBanks: {
    title: 'Colors News, 23 May 2026: power banks on planes, two in the hand bag (Saudi aviation authority)',
    url: 'https://colorsnewslive.com/en/2026/05/23/saudi-arabia-imposes-stricter-power-bank-rules-on-flights/',
  },
  overstayReport: {
    title: 'Daily Times, 8 April 2025: companies are fined when they do not report a pilgrim who stays on',
    url: 'https://dailytimes.com.pk/1284338/saudi-arabia-to-impose-heavy-fine-on-firms-failing-to-report-pilgrims-overstaying/',
  },
  adahiPhone: {
    title: 'Khaleej Times, 12 May 2024: Adahi, its site and its number to buy and to follow an order (Public Security)',
    url: 'https://www.khaleejtimes.com/hi/world/gulf/saudi-arabia-residents-arrested-after-fake-haj-accommodation-advertisements',
  },
  zamzamNigeria: {
    title: 'Premium Times, 2024: pilgrims from Kaduna get five litres of Zamzam at home, and pack none',
    url: 'https://www.premiumtimesng.com/promoted/708314-returning-kaduna-pilgrims-cautioned-against-carrying-excess-luggage.html',
  },
  zamzamNigeriaCommission: {
    title: 'Tribune (Nigeria), 19 July 2022: no Zamzam in the hand bag or the suitcase (Hajj commission)',
    url: 'https://tribuneonlineng.com/dont-carry-zamzam-water-in-your-luggages-nahcon-urges-pilgrims/',
  },
  mosqueBlind: {
    title: 'Gulf News, 2024: doors with ramps, canes and Braille in the Grand Mosque',
    url: 'https://gulfnews.com/amp/world/gulf/saudi/saudi-grand-mosque-enhances-accessibility-for-people-of-determination-with-new-facilities-1.102819030',
  },
  mosqueBlindGuides: {
    title: 'Arab News, 16 December 2018: staff who guide people with disabilities through both mosques',
    url: 'https://international-africa.com/2018/12/16/sign-language-and-braille-qurans-to-help-pilgrims-at-two-holy-mosques/',
  },
  rawdahMalaysia: {
    title: 'MCI, 6 May 2024: Tabung Haji books the Rawdah for its pilgrims',
    url: 'https://mcigroup.my/2024/05/06/tabung-haji-to-facilitate-raudah-visits-for-31600-haj-pilgrims',
  },
  transitVisa: {
    title: 'Business Today, 2 July 2025: the transit visa, 96 hours, one entry, not made longer',
    url: 'https://www.businesstoday.in/amp/nri/visa/story/new-saudi-visa-allows-layover-passengers-to-perform-umrah-without-separate-permit-482705-2025-07-02',
  },
  customsGifts: {
    title: 'Zawya (Arab News), May 2021: purchases and gifts over SAR 3,000 are declared on arrival',
    url: 'https://www.zawya.com/saudi-arabia/en/legal/story/Saudi_customs_chiefs_urge_travelers_to_declare_goods_worth_more_than_800-ZAWYA20210513052840/',
  },
  hajjOfEmirates: {
    title:
      'Khaleej Times, September 2024: Hajj permits of the Emirates are for citizens, others use the quota of their country',
    url: 'https://www.khaleejtimes.com/uae/haj-2025-uae-announces-registration-date',
  },
  egyptBarcode: {
    title: 'Dostor: without the barcode of the Umrah portal nobody leaves Egypt for Umrah (law 72 of 2021)',
    url: 'https://dostor.org/4227322',
  },
  pushers: {
    title: 'Jabar Ekspres, 5 June 2023: pushers without the vest ran away, and left four pilgrims in tawaf',
    url: 'https://jabarekspres.com/berita/2023/06/05/pilgrims-urged-to-use-authorized-wheelchair-rental-at-the-grand-mosque/',
  },
  crash: {
    title: '3enkas (traffic department): stop, help, report; else up to SAR 10,000, or three months in prison',
    url: 'https://3enkas.com/?p=34815',
  },
  crashFast: {
    title: 'Islam Q&A 85426 (Standing Committee): a death by the fault of the driver: two months of fasting',
    url: 'https://islamqa.info/index.php/en/answers/85426/',
  },
  foodInMosque: {
    title: 'Gulf Insider, after Gulf News, 2024: what is not let into the Grand Mosque',
    url: 'https://www.gulf-insider.com/saudi-grand-mosque-enforces-ban-on-large-bags-certain-food-items/',
  },
  floodFine: {
    title: 'Sabq, 20 December 2025 (traffic department): SAR 5,000 to 10,000 for crossing a valley in flood',
    url: 'https://sabq.org/saudia/g4s8yoyn1g',
  },
  floodWater: {
    title: 'arkansasfloods.org: two feet of water float most cars; to higher ground when it rises',
    url: 'https://arkansasfloods.org/flood-facts/flood-safety-tips/',
  },
  lightning: {
    title: 'Saudi Civil Defence: lightning: tents, trees, hilltops and open ground are dangerous',
    url: 'https://www.998.gov.sa/English/Marquee/Pages/riskoflightning.aspx',
  },
} satisfies Readonly<Record<string, SourceSeed>>
