/**
 * Arabic words of names as they are usually written in Latin letters, a pair each. Arabic leaves out the short vowels, so
 * that letters alone would give "msjd": these are the words that the names of the three cities are made of.
 */
const pairs = `
مسجد Masjid جامع Jami دار Dar برج Burj ابراج Abraj قصر Qasr بيت Bayt سوق Souq واحة Waha روضة Rawdat جوهرة Jawharat
درة Durrat لؤلؤة Luluat وردة Wardat زهرة Zahrat نجمة Najmat سدرة Sidrat هبة Hibat بركة Barakat ضيافة Diyafat ماسة Masat
أنوار Anwar انوار Anwar مواسم Mawasim منازل Manazil مكارم Makarim أركان Arkan اخيار Akhyar اعيان Ayan كنوز Kunuz
اوتاد Awtad روابي Rawabi بستان Bustan نزل Nuzul نزهة Nuzhat شركاء Shuraka سما Sama شذا Shadha شذى Shadha ميار Mayar
دنيا Dunya درر Durar ارتال Artal أجنحة Ajnihat مدن Mudun باب Bab جبل Jabal شارع Shari طريق Tariq حي Hayy محطة Mahattat
مكة Makkah المدينة Al-Madinah جدة Jeddah منى Mina عرفات Arafat التنعيم At-Tan'im الحجون Al-Hujun جرول Jarwal
اجياد Ajyad العزيزية Al-Aziziyah المنصور Al-Mansur الشبيكة Ash-Shubaika الششة Ash-Shisha المعابدة Al-Maabdah
المسجد Al-Masjid الحرام Al-Haram الحرم Al-Haram المشاعر Al-Mashair الحجاز Al-Hijaz القرى Al-Qura ام Umm طيبة Taibah
زمزم Zamzam المروة Al-Marwah الصفا As-Safa الصفوة As-Safwah الملتزم Al-Multazam بكة Bakkah قريش Quraysh
الرحمة Ar-Rahmah الإجابة Al-Ijabah الإحسان Al-Ihsan الإتقان Al-Itqan التوفير At-Tawfir الفتح Al-Fath النور An-Nur
الخير Al-Khayr البركة Al-Barakah الكرام Al-Kiram الضيف Ad-Dayf الضيافة Ad-Diyafah الذهبي Adh-Dhahabi
الذهبية Adh-Dhahabiyah الذهب Adh-Dhahab الجوهرة Al-Jawharah الأصيل Al-Aseel الفجر Al-Fajr فجر Fajr البديع Al-Badi
السعيد As-Saeed سعيد Saeed الحديث Al-Hadith الجديدة Al-Jadidah القديم Al-Qadim الكبير Al-Kabir الطويل At-Tawil
الشرق Ash-Sharq الشرقي Ash-Sharqi الأخضر Al-Akhdar الفردوس Al-Firdaws السلام As-Salam الروضة Ar-Rawdah البيت Al-Bayt
البلد Al-Balad الطيب At-Tayyib التاج At-Taj الوسام Al-Wisam الوقار Al-Waqar المجد Al-Majd النخيل An-Nakheel
الخليل Al-Khalil الخلفاء Al-Khulafa الأندلس Al-Andalus الندى An-Nada نواره Nawwarah الزائر Az-Zair الساهر As-Sahir
رحلتي Rihlati العلا Al-Ula الرمال Ar-Rimal القصور Al-Qusur احلى Ahla رتاج Ritaj ساري Sari نسك Nusuk السعفة As-Saafah
محمد Muhammad عبدالله Abdullah عبد Abd الله Allah عبدالعزيز Abdulaziz عبدالرحمن Abdulrahman ابراهيم Ibrahim
حسين Hussein حسن Hassan علي Ali احمد Ahmad محمود Mahmoud سليمان Sulayman صالح Salih ناصر Nasir سعد Saad زيد Zayd
ماجد Majid سمير Samir خالد Khalid كامل Kamil مبارك Mubarak داود Dawud اسحاق Ishaq مريم Maryam فاطمة Fatimah
زينب Zaynab رقية Ruqayyah حصة Hissah منيرة Munirah طيبه Taibah هالة Halah بن Bin ابن Ibn ابو Abu بنت Bint با Ba
بنك Bank الشيخ Ash-Shaykh لشيخ li-Shaykh الدكتور Dr. الاميرة Al-Amirah الامير Al-Amir الملك Al-Malik الشريف Ash-Sharif سيد Sayyid
الشهداء Ash-Shuhada الانصار Al-Ansar المهاجرين Al-Muhajirin البخاري Al-Bukhari الشامي Ash-Shami الراجحي Al-Rajhi
النهدي Al-Nahdi البيك Al-Baik النوري An-Nuri الزاملية Az-Zamiliyah العليان Al-Olayan القفيص Al-Qafis قفيص Qafis
السعودي As-Saudi السعوديه As-Saudiyah العربية Al-Arabiyah الحربي Al-Harbi الجابري Al-Jabiri الوالدين Al-Walidayn بر Birr
الرأفة Ar-Rafah الهلال Al-Hilal هلال Hilal الأحمر Al-Ahmar احمر Ahmar البريد Al-Barid البتول Al-Batul القزاز Al-Qazzaz
بلازا Plaza كونكورد Concorde سراي Saray اسطنبول Istanbul كرستال Crystal كرستالات Crystals مول Mall بوفيه Buffet
بروست Broast بيتزا Pizza هت Hut ماكدونالد McDonald's هارديز Hardee's برجر Burger ديكور Decor اكسبرس Express
ميركاتو Mercato جرير Jarir ماليزيا Malaysia القاهرة Cairo حضرموت Hadramout عدن Aden خليج Khalij الرياض Riyadh
الابراج Al-Abraj الحزام Al-Hizam السيف As-Sayf سيف Sayf ال Al و wa في fi الى ila من min
الصاعد As-Sa'id الماسة Al-Masah الأجيال Al-Ajyal النعيم An-Naim العود Al-Oud للعود lil-Oud للعطور lil-Utur
آسيا Asia للتسويق lil-Taswiq التجاري At-Tijari ساعات Saat تركي Turkish التركية At-Turkiyah مشويات Grills الطبي At-Tibbi الشعبي Ash-Shaabi حلويات Sweets تمور Dates حلواني Halwani شاهر Shahir خياط Khayyat معتق Mutiq معتوق Matuq السريع As-Sari الخضار Al-Khudar الركن Ar-Rukn المطعم Al-Matam
أثمان Athman القارات Al-Qarrat ميسال Misal نعمة Nimah عبير Abeer لذيذ Ladhidh خيرات Khayrat لادن Ladin أضواء Adwa
ارزاق Arzaq بحر Bahr ميرا Mira فال Fal غاية Ghayat عنقاء Anqa بلودان Bloudan ترويقة Tarwiqat زمان Zaman
سولا Sola للبصريات Optics تلسكوب Telescope رفاف Rafaf أطباق Atbaq مطبق Mutabbaq مآثر Maathir نمي Numayy
الثاني Ath-Thani التيسير At-Taysir برهان Burhan نجاح Najah باعارمة Ba_Armah المجزرة Al-Majzarah صعيدي Saidi
الجمعية Al-Jamiyah الخيرية Al-Khayriyah غيل Ghayl باوزير Bawazir هوساوي Hawsawi جابر Jabir زيني Zayni
باشرحيل Bashrahil ركائز Rakaiz السابق As-Sabiq العز Al-Izz أريس Aris بنيان Bunyan ابوتراب Abu_Turab راج Raj
القرارة Al-Qararah مشتاق Mushtaq الاهله Al-Ahillah البوقري Al-Bogari السكني Residential الأبعاد Al-Abaad
الخماش Al-Khammash بلص Bals احلام Ahlam عوار Awwar عصائر Asair ابوماهر Abu_Mahir يابلاش Ya_Balash شقرون Shaqroun
جلنار Jullanar سجدة Sajdah مسند Musnad الحرة Al-Hurrah زنجرجي Zanjarji بسبوستي Basbousti هنا Hana سفير Safir
وتموينات and_Groceries الثميري Ath-Thumayri الحراج Al-Haraj خرطوم Khartoum دخيل Dakhil ريف Rif الدقل Ad-Daqal
الباكستاني Pakistani فيردان Verdun بدور Budur موسم Mawsim فروج Farruj مطابخ Kitchens نخبة Nukhbat جربوع Jarbu
مخطط Mukhattat تعاون Taawun الخصيوي Al-Khusaywi خصيوي Khusaywi مثال Mithal امانة Amanah المزيني Al-Muzayni شير Sher
الوقيصي Al-Waqisi`

/** What kind of place the first word of a name says it is; English puts it last: "فندق الأصيل" is "Al-Aseel Hotel". */
const kinds = `
فندق Hotel فنادق Hotels مطعم Restaurant مطاعم Restaurants صيدلية Pharmacy صيدليات Pharmacies مستوصف Dispensary
مستشفى Hospital بقالة Grocery مكتبة Bookshop مخبز Bakery مخابز Bakery متجر Shop محل Shop كافتيريا Cafeteria
كافيتيريا Cafeteria كافتريا Cafeteria صالون Salon مغسلة Laundry مصرف Bank صراف ATM شرطة Police_Station مركز Centre مجمع Complex
متحف Museum مكتب Office شركة Company مؤسسة Company`

/** Names that have a form in Latin letters of their own. */
const phrases: readonly (readonly [string, string])[] = [
  ['البريد السعودي', 'Saudi Post'],
  ['البنك السعودي الفرنسي', 'Banque Saudi Fransi'],
  ['الهلال الأحمر السعودي', 'Saudi Red Crescent'],
  ['العربية للعود', 'Arabian Oud'],
  ['صراف بنك البلاد', 'Bank Albilad ATM'],
  ['آيس كريم توتي', 'Tutti Ice Cream'],
  ['فايف قايز', 'Five Guys'],
  ['حافلات المدينة', 'Madinah Bus'],
  ['مركز الدائري الثالث للتسويق', 'Third Ring Road Shopping Centre'],
  ['مصفف شعر العنقاء', 'Al-Anqa Hairdresser'],
  ['فندق رفاف المشاعر الفندقية', 'Rafaf Al-Mashair Hotel'],
  ['مستلزمات طبية', 'Medical Supplies'],
  ['منازل الفتح للوحدات السكنية', 'Manazil Al-Fath Residential Units'],
  ['روابي المدينة للإنتاج الإعلامي', 'Rawabi Al-Madinah Media Production'],
  ['الحرة الذهبية للأكلات الشعبية', 'Al-Hurrah Adh-Dhahabiyah Traditional Food'],
  ['مطعم الحزام الأخضر للرز البخاري', 'Al-Hizam Al-Akhdar Bukhari Rice Restaurant'],
  ['مريم للتنجيد والستائر والديكور', 'Maryam Upholstery, Curtains and Decor'],
  ['السفير للمستلزمات الرجالية', "As-Safir Men's Supplies"],
  ['أقرب مركز للمواد المخفضة', 'Aqrab Centre for Discounted Goods'],
  ['ماجد للبيع الخواتم', 'Majid Rings'],
  ['أجنحة فيردان للوحدات السكنية', 'Verdun Suites Residential Units'],
  ['المطاعم التركية', 'Turkish Restaurants'],
  ['الإتقان للأثاث النجارة الحديثة', 'Al-Itqan Furniture and Modern Carpentry'],
  ['باصات إلى التنعيم', "Buses to At-Tan'im"],
  ['مركز الحجامة الحديث مكة', 'Al-Hadith Hijamah Centre, Makkah'],
]

export const arabicPhrases: ReadonlyMap<string, string> = new Map(
  phrases.map(([arabic, latin]) => [arabic.split(' ').map(normalizeLetters).join(' '), latin]),
)

export const arabicWords: ReadonlyMap<string, string> = parsePairs(pairs)

export const arabicKinds: ReadonlyMap<string, string> = parsePairs(kinds)

/** The letters of a word that mappers write in several ways are written in one. */
export function normalizeLetters(word: string): string {
  return word
    .normalize('NFC')
    .replace(/[ًٌٍَُِّْـ]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/[ىی]/g, 'ي')
    .replace(/ک/g, 'ك')
}

function parsePairs(text: string): ReadonlyMap<string, string> {
  const words = text.trim().split(/\s+/)
  return new Map(
    words.flatMap((word, index) =>
      index % 2 === 1 ? [[normalizeLetters(words[index - 1] ?? ''), word.replaceAll('_', ' ')] as const] : [],
    ),
  )
}
