import { contentChecks } from '@/seed/checks/content-checks'

import { placeCheck } from './content/check-places'

/** Prints what each check of the seed content finds, and fails when something must not ship. */
const reports = [...contentChecks, placeCheck].map(({ title, run }) => ({ title, ...run() }))

for (const { title, lines, faults } of reports) {
  console.log(`\n${faults.length === 0 ? 'ok  ' : 'FAIL'} ${title}`)
  for (const line of lines) console.log(`     ${line}`)
  for (const fault of faults) console.log(`  !  ${fault}`)
}

const faults = reports.reduce((sum, report) => sum + report.faults.length, 0)
console.log(`\n${faults === 0 ? 'The content may ship.' : `${faults} faults.`}`)
process.exitCode = faults === 0 ? 0 : 1
