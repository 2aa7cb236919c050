import { help } from '../../sources/help'
import type { CalloutBlock, SourceSeed } from '../../types'

/** The same words for Umrah and for Hajj: who comes without the permit can lose the medicine. */
export const medicines: CalloutBlock = {
  type: 'callout',
  tone: 'changes-often',
  title: 'Medicines that need a permit',
  markdown: `Since 1 November 2025 some medicines need a permit **before** you travel. These are narcotic or psychotropic medicines: some strong painkillers (for example with codeine or tramadol), and some medicines for sleep, anxiety or ADHD.

1. Open [cds.sfda.gov.sa](https://cds.sfda.gov.sa), the site of the Saudi Food and Drug Authority.
2. Upload the prescription, the medical report and the passport.
3. Wait for the answer. "Incomplete" means that something is missing.
4. Print the permit and carry it.

Keep **all** medicines in their original packs. Ask your doctor if you are not sure.`,
}

export const medicineSources: readonly SourceSeed[] = [help.medicines, help.medicinesList]
