import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { expect, test } from './fixtures'
import { startSecondSite } from './second-site'

test('a server should send a collector what the framework did for a request, and nobody’s words', async () => {
  const received: string[] = []
  const collector = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(body)
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  const site = await startSecondSite(process.env['DATABASE_URI'] ?? '', {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  })
  try {
    const answer = await fetch(`${site.origin}/places?q=zamzam-of-a-test`, { headers: { connection: 'close' } })
    expect(answer.status).toBe(200)
  } finally {
    await site.stop()
    collector.close()
  }
  const sent = received.join('\n')
  expect(sent).toContain('"GET page"')
  expect(sent).toMatch(/render route \(app\) \/places/)
  expect(sent).not.toContain('zamzam-of-a-test')
})
