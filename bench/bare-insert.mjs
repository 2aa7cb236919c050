// @ts-check
// The reference for writes: a plain Node server that parses a submission and stores it as one row.
import { createServer } from 'node:http'

import pg from 'pg'

const [, , port, databaseUri] = process.argv
const pool = new pg.Pool({ connectionString: databaseUri, max: 10 })
await pool.query(
  'CREATE TABLE IF NOT EXISTS bench_submissions (id serial PRIMARY KEY, title text, body jsonb, at timestamptz DEFAULT now())',
)

createServer((request, response) => {
  if (request.method !== 'POST') {
    response.writeHead(204).end()
    return
  }
  /** @type {Buffer[]} */
  const chunks = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => {
    const text = Buffer.concat(chunks).toString('utf8')
    /** @type {{ name: string }} */
    const { name } = JSON.parse(text)
    pool.query('INSERT INTO bench_submissions (title, body) VALUES ($1, $2) RETURNING id', [name, text]).then(
      () => response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"success":true}'),
      () => response.writeHead(500).end(),
    )
  })
}).listen(Number(port), '127.0.0.1')
