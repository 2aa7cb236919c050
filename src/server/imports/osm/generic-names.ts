import { foldedWords } from '@/lib/text/text-folding'

/**
 * Words that say what kind of place it is and not which one: a name of these alone is the name of many.
 * Dishes and languages are among them, because "Turkish Restaurant" is not a restaurant's own name either.
 */
const GENERIC = new Set(
  foldedWords(
    `a and al the of for by new super mini floor ground first second third wc
     mosque masjid musalla prayer hall room jami
     hotel hotels hostel apartments suites tower building house inn
     restaurant restaurants kitchen grill fish seafood turkish indian pakistani asian south malaysian indonesian chinese
     arabic yemeni javanese family broast chicken fresh kebab kebabs kabab shawarma burger hamburger sandwiches pizza food court
     courts fast fastfood cafe cafeteria coffee ice cream icecream juice juices natural cane bamboo sugar tea sweets bakery
     shop shops store market markets supermarket minimarket grocery baqala baqal mall center centre dates gold silver
     jewellery jewelry gifts gift perfumes oud clothes mobile laundry barber salon tailor
     pharmacy clinic hospital dispensary doctor medical health
     bank atm exchange exchanger exchangers changer money transfer post office police civil defence defense fire station petrol gas bus stop drop area
     toilet toilets men mens women womens public luggage lockers locker lost found guiding wheelchair wheelchairs religious guidance
     عربات
     مسجد جامع مصلى فندق مطعم مطاعم بقالة مخبز مخابز كافتيريا كافيتيريا صيدلية مستوصف مستشفى بنك صراف مصرف سوق مركز متجر محل
     تركي تركية تركى باكستاني هندي دورات مياه حمامات رجال نساء للرجال للنساء صالون مغسلة تمور حلويات حلواني مكتب شركة مدينة دفاع مدني الدفاع المدني محطة الاطفاء`,
  ),
)

/** "Masjid", "Broast", "Turkish Restaurant", "Toilets 7": whether a name could be that of any place of its kind. */
export function isGenericName(name: string): boolean {
  const words = foldedWords(name)
  return words.every((word) => GENERIC.has(word) || /^\p{N}+$/u.test(word))
}
