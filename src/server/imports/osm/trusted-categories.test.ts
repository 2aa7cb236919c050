import { expect, it } from 'vitest'

import { chooseTrustedCategory } from './trusted-categories'

it.each([
  ['hospital', { name: 'مستشفى أجياد للطوارئ' }, 'hospital'],
  ['hospital', { name: 'مستشفي السلام الوقفي' }, 'hospital'],
  ['hospital', { 'name:en': 'Al Haram Hospital' }, 'hospital'],
  ['hospital', { name: 'مستوصف العبير' }, 'healthcare'],
  ['hospital', { name: 'Dental Hospital' }, 'healthcare'],
  ['hospital', { name: 'Smile Hospital', 'healthcare:speciality': 'dentist' }, 'healthcare'],
  ['hospital', { name: 'مجمع مبارك الطبي المتخصص لطب الاسنان' }, 'healthcare'],
  ['hospital', { name: 'Al Fahd Medical Complex' }, 'healthcare'],
  ['hospital', { name: 'مركز صحى الصافية', 'name:en': 'Al Safiah Health Centre' }, 'healthcare'],
  ['hospital', { name: 'الهلال الاحمر', 'name:en': 'Red Crescent' }, 'services'],
  ['hospital', { name: 'البعثة الطبية العراقية' }, null],
  ['healthcare', { name: 'هلال احمر الحجون' }, 'services'],
  ['healthcare', { name: 'مركز الحجامة الحديث مكة' }, 'services'],
  ['healthcare', { name: 'مستلزمات طبيه' }, 'shopping'],
  ['healthcare', { name: 'تلسكوب للبصريات', healthcare: 'optometrist' }, 'shopping'],
  ['healthcare', { name: 'مركز صحي باب جبريل' }, 'healthcare'],
  ['pharmacy', { name: 'النهدي' }, 'pharmacy'],
  ['pharmacy', { name: 'مستودع البادى للأدوية' }, 'shopping'],
  ['hotel', { name: 'Hospital View Hotel' }, 'hotel'],
] as const)('should take %s %o for: %s', (tagged, tags, category) => {
  expect(chooseTrustedCategory(tagged, tags)).toBe(category)
})
