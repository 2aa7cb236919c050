import { chromium } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { PHONE } from './scripts/bench/map-scenario'
import { nameHelper, typeWords } from './scripts/bench/keystrokes'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const W = (process.env.WORDS ?? 'ha').split(',')
const agg = new Map<string, number>(); const aggT = new Map<string, number>()
const N = Number(process.env.N ?? 6)
for (let i = 0; i < N; i++) {
  const context = await browser.newContext({ baseURL: 'http://localhost:3100', viewport: PHONE, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.addInitScript("localStorage.setItem('tour-completed','true')"); await page.addInitScript(nameHelper)
  await page.goto('/faq')
  const s = await context.newCDPSession(page); await s.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const index = page.waitForResponse('**/api/place-index')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await (await index).finished(); await page.waitForTimeout(1500)
  if (process.env.PRE) await typeWords(page, page.getByRole('combobox'), process.env.PRE.split(','))
  await s.send('Profiler.enable'); await s.send('Profiler.setSamplingInterval', { interval: 100 }); await s.send('Profiler.start')
  const t = await typeWords(page, page.getByRole('combobox'), W)
  const { profile } = await s.send('Profiler.stop') as any
  console.log(t.map(Math.round).join(' '))
  const byId = new Map(profile.nodes.map((n: any) => [n.id, n])); const parent = new Map<number, number>()
  for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id)
  profile.samples.forEach((id: number, k: number) => {
    const d = profile.timeDeltas[k + 1] ?? 0
    const n: any = byId.get(id); const f = n.callFrame
    const name = `${f.functionName || '(anon)'} ${f.url.split('/').pop()?.slice(0, 14)}:${f.lineNumber}`
    agg.set(name, (agg.get(name) ?? 0) + d)
    const seen = new Set<string>()
    for (let at: number | undefined = id; at !== undefined; at = parent.get(at)) { const g: any = byId.get(at); const nm = `${g.callFrame.functionName || '(anon)'} ${g.callFrame.url.split('/').pop()?.slice(0, 14)}:${g.callFrame.lineNumber}`; if (!seen.has(nm)) { seen.add(nm); aggT.set(nm, (aggT.get(nm) ?? 0) + d) } }
  })
  await context.close()
}
const show = (m: Map<string, number>) => console.log([...m].filter(([n]) => !/\(idle\)|\(root\)/.test(n)).sort((a, b) => b[1] - a[1]).slice(0, Number(process.env.TOP ?? 28)).map(([n, d]) => `${(d / 1000 / N).toFixed(2).padStart(7)} ${n}`).join('\n'))
console.log('SELF'); show(agg); console.log('TOTAL'); show(aggT)
await browser.close()
