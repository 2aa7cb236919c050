import type { SourceSeed } from '../types'

/** A chapter and verse, or several: `quran('2:196')`. */
export const quran = (verses: string): SourceSeed => ({ title: `The Qur'an ${verses}` })

/** Hadith collections by the number that printed editions and hadith sites share (Muslim by Abd al-Baqi's count). */
const collection = (name: string) => (numbers: string, about: string) => ({ title: `${name} ${numbers} (${about})` })

export const bukhari = collection('Sahih al-Bukhari')
export const muslim = collection('Sahih Muslim')
export const abuDawud = collection('Sunan Abi Dawud')
export const tirmidhi = collection("Jami' at-Tirmidhi")
export const ibnMajah = collection('Sunan Ibn Majah')
