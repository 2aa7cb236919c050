import { Client } from 'pg'

/** A database of its own with the content that ships, for a test that writes much; its address. */
export async function copyDatabase(name: string): Promise<string> {
  const uri = new URL(process.env['DATABASE_URI'] ?? '')
  const template = process.env['BROWSER_DATABASE']
  if (template === undefined) throw new Error('BROWSER_DATABASE must name a database that nothing is connected to')
  const client = new Client({ connectionString: uri.href })
  await client.connect()
  try {
    await client.query(`DROP DATABASE IF EXISTS ${name}`)
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  } finally {
    await client.end()
  }
  uri.pathname = `/${name}`
  return uri.href
}
