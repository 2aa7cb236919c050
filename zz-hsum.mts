// interleaved A 3200 / B 3100: per-phase medians over letters that change the list, header search
import { chromium } from '@playwright/test'
import { PHONE } from './scripts/bench/map-scenario'
import { nameHelper, typeWords, p95 } from './scripts/bench/keystrokes'
const n = Number(process.argv[2] ?? 4)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const Q = (process.env.WORDS ?? 'haram,gate 79,baik,hotel,قباء,pharmcy,quba mosque,umrah,nabvi,٧٩,medina,zamzam,laundry,miqat,visa,mina,bab 25,king fahd,ajyad,مطعم').split(',')
const letters = Q.flatMap((q) => [...q])
async function one(baseURL: string) {
  const context = await browser.newContext({ baseURL, viewport: PHONE, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.addInitScript("localStorage.setItem('tour-completed','true')"); await page.addInitScript(nameHelper)
  await page.goto('/faq')
  const s = await context.newCDPSession(page); await s.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const index = page.waitForResponse('**/api/place-index')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await (await index).finished(); await page.waitForTimeout(1500)
  const t = await browser.newBrowserCDPSession()
  const events: any[] = []
  t.on('Tracing.dataCollected', (d: any) => events.push(...d.value))
  const done = new Promise((r) => t.once('Tracing.tracingComplete', r))
  await t.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'toplevel', 'v8'] } } as any)
  const times = await typeWords(page, page.getByRole('combobox'), Q)
  await t.send('Tracing.end'); await done
  await context.close()
  const names = new Map<string, string>(); const byT = new Map<string, number>()
  for (const e of events) if (e.name === 'thread_name') names.set(e.pid + ':' + e.tid, e.args.name)
  for (const e of events) { const k = e.pid + ':' + e.tid; if (names.get(k) === 'CrRendererMain') byT.set(k, (byT.get(k) ?? 0) + 1) }
  const main = [...byT].sort((a, b) => b[1] - a[1])[0]![0]
  const ev = events.filter((e) => e.pid + ':' + e.tid === main && e.ph === 'X').sort((a, b) => a.ts - b.ts)
  const inputs = ev.filter((e) => e.name === 'EventDispatch' && e.args?.data?.type === 'input')
  const all = Q.flatMap((q, i) => [...(i === 0 ? [] : ['fill']), ...q])
  const sum = (nm: string[], a: number, b: number) => { let tot = 0, end = 0; for (const e of ev) if (nm.includes(e.name) && e.ts >= a && e.ts < b && e.ts >= end) { tot += e.dur; end = e.ts + e.dur } return tot / 1000 }
  const rows: Record<string, number>[] = []
  inputs.forEach((a, i) => {
    if (all[i] === undefined || all[i] === 'fill') return
    const frame = ev.find((e) => e.name === 'FireAnimationFrame' && e.ts > a.ts)
    const timer = ev.find((e) => e.name === 'TimerFire' && frame && e.ts > frame.ts)
    const end = timer?.ts ?? a.ts + 100000
    rows.push({ dispatch: a.dur / 1000, style: sum(['UpdateLayoutTree'], a.ts, end), layout: sum(['Layout'], a.ts, end), prepaint: sum(['PrePaint'], a.ts, end), paint: sum(['Paint'], a.ts, end), layerize: sum(['Layerize'], a.ts, end), total: (end - a.ts) / 1000 })
  })
  return { times, rows }
}
const med = (a: number[]) => [...a].sort((x, y) => x - y)[Math.floor(a.length / 2)] ?? 0
const all: Record<string, Awaited<ReturnType<typeof one>>[]> = { A: [], B: [] }
for (let i = 0; i < n; i++) for (const k of i % 2 ? ['B', 'A'] : ['A', 'B']) all[k]!.push(await one(k === 'A' ? 'http://localhost:3200' : 'http://localhost:3100'))
const idx = letters.map((_, i) => i)
const heavy = idx.filter((i) => med([...all.A!, ...all.B!].map((r) => r.rows[i]?.layout ?? 0)) > 1)
const second = (() => { let at = 0; return Q.map((q) => { const r = at + 1; at += [...q].length; return r }) })()
for (const k of ['A', 'B']) {
  const rs = all[k]!
  const m = (set: number[], key: string) => (set.map((i) => med(rs.map((r) => r.rows[i]?.[key] ?? 0))).reduce((a, b) => a + b, 0) / set.length).toFixed(1)
  for (const [nm, set] of [['all', idx], ['changing', heavy], ['second', second]] as const) console.log(k, nm.padEnd(9), ['dispatch', 'style', 'layout', 'prepaint', 'paint', 'layerize', 'total'].map((key) => key + ' ' + m([...set], key)).join('  '))
  console.log(k, 'p95s', rs.map((r) => p95(r.times)).join(','), 'p95 of medians', p95(idx.map((i) => med(rs.map((r) => r.times[i]!)))), 'lengths', rs.map((r) => r.rows.length).join(','))
}
await browser.close()
