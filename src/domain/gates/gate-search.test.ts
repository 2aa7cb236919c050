import { describe, expect, it } from 'vitest'

import { matchesGate, searchGates } from './gate-search'

const gate = (name: string, gateNumber: string | null, rest: { arabicName?: string; notes?: string } = {}) => ({
  name,
  gateNumber,
  arabicName: rest.arabicName ?? null,
  notes: rest.notes ?? null,
})

const kingFahd = gate('King Fahd Gate', '79', { arabicName: 'باب الملك فهد', notes: 'South-west of the Kaaba.' })
const umrah = gate('Umrah Gate', '62', { arabicName: 'باب العمرة' })
const nisa = gate('An-Nisa Gate', '39', { arabicName: 'باب النساء' })
const courtyard = gate('Courtyard Gate 310, 311', '310, 311')

describe('matchesGate', () => {
  it.each([
    ['name', kingFahd, 'fahd'],
    ['letter case', kingFahd, 'KING'],
    ['number', kingFahd, '79'],
    ['part of a number', kingFahd, '7'],
    ['the word gate with a number', kingFahd, 'Gate 79'],
    ['Arabic-Indic digits', kingFahd, '٧٩'],
    ['Persian digits', kingFahd, '۷۹'],
    ['notes', kingFahd, 'south-west'],
    ['words of different fields', kingFahd, 'fahd 79'],
    ['Arabic name', kingFahd, 'الملك فهد'],
    ['Arabic name with vowel signs', umrah, 'العُمْرَة'],
    ['Arabic name with another last letter', umrah, 'العمره'],
    ['a name without its hyphen', nisa, 'an nisa'],
    ['one number of several', courtyard, '311'],
    ['several numbers', courtyard, '310, 311'],
    ['no words at all', kingFahd, '  '],
  ])('should find a gate by %s', (_, wanted, query) => {
    expect(matchesGate(wanted, query)).toBe(true)
  })

  it.each([
    ['another number', kingFahd, '78'],
    ['one word of two', kingFahd, 'king abdullah'],
    ['a pattern', kingFahd, 'k[aeiou]ng'],
  ])('should not find a gate by %s', (_, wanted, query) => {
    expect(matchesGate(wanted, query)).toBe(false)
  })

  it('should not invent a number for a gate without one', () => {
    expect(matchesGate(gate('As-Safa Bridge', null), 'gate')).toBe(false)
  })
})

describe('searchGates', () => {
  it.each(['ill', 'chest pain', 'nose bleed'])('should find no gate for an illness: "%s"', (query) => {
    const hill = gate('Hill Gate', '5', { notes: 'Chest high, a pain to pass, nose to the wall, bleed' })
    expect(searchGates([hill], query)).toEqual([])
    expect(searchGates([hill], 'hill')).toEqual([hill])
  })

  const gates = [
    gate('Door 64', '64', { notes: 'Close to door 62.' }),
    gate('Al-Fath Gate', '45', { notes: 'Also called the Umrah side.' }),
    umrah,
    gate('Door 162', '162'),
  ]

  it('should put the gate with exactly that number first', () => {
    expect(searchGates(gates, '62').map(({ gateNumber }) => gateNumber)).toEqual(['62', '162', '64'])
  })

  it.each(['gate no 62', 'door 062', 'باب رقم ٦٢', 'دروازہ نمبر ۶۲', '#62'])(
    'should read a number out of "%s"',
    (query) => {
      expect(searchGates(gates, query).map(({ gateNumber }) => gateNumber)).toEqual(['62', '162', '64'])
    },
  )

  it('should put names before notes', () => {
    expect(searchGates(gates, 'umrah').map(({ gateNumber }) => gateNumber)).toEqual(['62', '45'])
  })

  it('should keep the given order for an empty query', () => {
    expect(searchGates(gates, '')).toEqual(gates)
  })
})
