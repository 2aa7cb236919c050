import { expect, it } from 'vitest'

import { transliterate } from './transliterate'

it.each([
  ['مسجد زينب', 'Masjid Zaynab'],
  ['فندق الأصيل بلازا', 'Al-Aseel Plaza Hotel'],
  ['فندق نزل الكرام ٢', 'Nuzul Al-Kiram Hotel 2'],
  ['مصرف ١', 'Bank 1'],
  ['دار أم القرى الذهبي', 'Dar Umm Al-Qura Adh-Dhahabi'],
  ['مخابز وحلويات نعمة', 'Bakery wa Sweets Nimah'],
  ['البريد السعودي', 'Saudi Post'],
  ['مطعم الريف الشعبي', 'Ar-Rif Ash-Shaabi Restaurant'],
  ['مسجد معتوق صعيدي', 'Masjid Matuq Saidi'],
  ['مستلزمات طبيه', 'Medical Supplies'],
  ['سولا للبصريات', 'Sola Optics'],
  ['الشبيكة439', 'Ash-Shubaika 439'],
  ['جامع الشيخ / حسين', 'Jami Ash-Shaykh Hussein'],
  ['مسجد', 'Masjid'],
  ['٥', null],
])('should write %s as %s', (arabic, latin) => {
  expect(transliterate(arabic)).toBe(latin)
})

it('should leave no Arabic letter and no empty word behind', () => {
  const letters = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'
  for (const one of letters) {
    for (const other of letters) {
      expect(transliterate(`${one}${other}${one} مسجد`) ?? '').toMatch(
        /^[\p{Script=Latin}'-]+( [\p{Script=Latin}'-]+)*$/u,
      )
    }
  }
})
