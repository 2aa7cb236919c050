import { config } from 'zod/mini'

// Zod probes with `new Function` as soon as an object schema is built, and our Content-Security-Policy reports that as
// an error on every page. Browser modules import this file before any schema; on the server the compiled form stays.
if (typeof window !== 'undefined') config({ jitless: true })
