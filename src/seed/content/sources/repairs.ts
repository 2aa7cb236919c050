import type { SourceSeed } from '../types'

/** Pages on what makes good a broken ban of Ihram, each one read; the title says what the page is cited for. */
export const repairs = {
  choice: {
    title: 'Dorar encyclopaedia (Yanabee 1665): the choice of three, agreed by the four schools',
    url: 'https://yanabee.tv/Mwsoa/GetContent/1665',
  },
  withoutNeed: {
    title: 'Shamela library 20907/3496: a ban broken without need, by school',
    url: 'https://shamela.ws/book/20907/3496',
  },
  hair: {
    title: 'Ibn Hubayrah, al-Ifsah (Islamweb library 408/541): how much hair, by school',
    url: 'https://www.islamweb.net/ar/library/content/408/541/باب-كفارة-الإحرام',
  },
  hairAndNails: {
    title: 'Shamela library 95560/371: hair, and nails like hair, by school',
    url: 'https://shamela.ws/book/95560/371',
  },
  nailsHanafi: {
    title: 'Shamela library 437/6073: nails (Hanafi)',
    url: 'https://shamela.ws/book/437/6073',
  },
  small: {
    title: "Zuhayli, Islamic Law and its Proofs (Shamela library 384/2257): small acts, Hanafi, Maliki, Shafi'i",
    url: 'https://shamela.app/book/384/2257',
  },
  smallHanbali: {
    title: 'Zuhayli (Shamela library 384/2258): small acts (Hanbali); place and time of the repair',
    url: 'https://shamela.ws/book/384/2258',
  },
  measures: {
    title: "Islamweb 348526: mudd and sa' in kilograms (Standing Committee; Ibn Uthaymin)",
    url: 'https://www.islamweb.net/en/fatwa/348526/mudd-saa-and-qullah-in-modern-measurements',
  },
  measuresHanafi: {
    title: "Dar al-Ifta of Egypt 706: half a sa' in grams (Hanafi)",
    url: 'https://www.dar-alifta.org/en/fatwa/details/706/calculating-half-a-sa-in-grams-for-zakat-ul-fitr',
  },
  perfume: {
    title: 'Kuwaiti Encyclopaedia of Fiqh, volume 12: perfume in Ihram, by school',
    url: 'https://muslim-library.com/keoj/volume/12/7861',
  },
  perfumePart: {
    title: 'Shamela library 6131/743: perfume on a part of a limb',
    url: 'https://shamela.ws/book/6131/743',
  },
  clothes: {
    title: 'Kuwaiti Encyclopaedia of Fiqh (Alsunniah 6064/477): clothes in Ihram, by school',
    url: 'https://alsunniah.com/book/6064/477',
  },
  forgettingHanbali: {
    title: 'Al-Iqna (Shamela library 7360/500): hair and nails by mistake or forgetting (Hanbali)',
    url: 'https://shamela.ws/book/7360/500',
  },
  forgettingShafii: {
    title: "Ibn al-Mundhir (Shamela library 119492/584): hair cut by forgetting (Shafi'i, Malik)",
    url: 'https://shamela.ws/book/119492/584',
  },
  intercourse: {
    title: 'Al-Shinqiti, Adwa al-Bayan, volume 5: intercourse in Hajj, by time and school',
    url: 'http://shiaonlinelibrary.com/الكتب/2737_أضواء-البيان-الشنقيطي-ج-٥/الصفحة_27',
  },
  placeHanbali: {
    title: 'Shamela library 30147/601: where repairs are given (Hanbali)',
    url: 'https://shamela.ws/book/30147/601',
  },
  placeShafii: {
    title: "Al-Mawardi, al-Hawi: sacrifice and food for the poor of the Haram, fasting anywhere (Shafi'i)",
    url: 'https://islamweb.org/ar/library/content/94/2042/',
  },
  fastingHanafi: {
    title: 'Shamela library 1474/529: the three days of fasting after the feast, by school',
    url: 'https://shamela.ws/book/1474/529',
  },
} satisfies Readonly<Record<string, SourceSeed>>
