import config from '@payload-config'
import { getPayload } from 'payload'

import { tick } from './int-schedules'

/** A second server: ticks until it has found nothing due three times, or is killed. Says "ready" before it begins. */
const payload = await getPayload({ config })
payload.logger.level = 'silent'
process.stdout.write('ready\n')
for (let idle = 0; idle < 3;) {
  const ran = await tick(payload)
  if (ran !== null && ran > 0) process.stdout.write(`ran ${ran}\n`)
  if (ran === 0) idle += 1
  // Another leads: let it.
  await new Promise((resolve) => setImmediate(resolve))
}
process.exit(0)
