import { afterEach, describe, expect, it } from 'vitest'

import { openDatabase } from '../../scripts/postgres/database'
import { findFreePort } from '../../scripts/process/free-port'
import { type DatabaseWay, openDatabaseWay } from '../helpers/database-way'

let way: DatabaseWay | undefined

afterEach(() => way?.close())

const realUri = () => process.env.DATABASE_URI ?? ''

async function closedUri(): Promise<{ uri: string; port: number }> {
  const port = await findFreePort()
  const uri = new URL(realUri())
  uri.port = String(port)
  return { uri: uri.href, port }
}

describe('openDatabase', () => {
  it('should wait for a server that is not there yet, and say so', async () => {
    const { uri, port } = await closedUri()
    const said: string[] = []

    const opened = await openDatabase('.', uri, (line) => {
      said.push(line)
      void openDatabaseWay(realUri(), port).then((opening) => (way = opening))
    })

    expect(opened.description).toContain('PostgreSQL')
    expect(said).toEqual([expect.stringMatching(/^No PostgreSQL answers at .* Waiting up to 60 seconds/)])
  })

  it('should not wait for a password that is wrong', async () => {
    const uri = new URL(realUri())
    uri.password = 'wrong'

    await expect(openDatabase('.', uri.href, (line) => expect.unreachable(line))).rejects.toThrow(
      'refuses the password',
    )
  })

  it('should not wait when nobody is told', async () => {
    const { uri } = await closedUri()

    await expect(openDatabase('.', uri)).rejects.toThrow('No PostgreSQL answers')
  })
})
