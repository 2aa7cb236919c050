import { travel } from '../../sources/travel'
import type { Markdown, SourceSeed } from '../../types'

/** The same words wherever the guide says where a bag can stay at the Grand Mosque. */
export const bagStorage: Markdown = `**Free bag storage** at the Grand Mosque (report of December 2024). One place is in the east courtyard by the Makkah Library. One is in the west courtyard opposite Gate 64. Show your Umrah permit. The bag may weigh up to {{fact:bag-weight}}, for up to {{fact:bag-time}}. No valuables, food or medicine inside. In Ramadan 2025 it was open all day and night.`

export const bagStorageSources: readonly SourceSeed[] = [travel.bagStorage, travel.bagStorageSteps]
