import type { PageViews } from '@/server/counts/page-views'

export type Sum = { readonly name: string; readonly views: number }

/** Views of each day in order, days without any too, and of each route, the most opened first. */
export function sumPageViews({ days, counts }: PageViews): { readonly byDay: Sum[]; readonly byRoute: Sum[] } {
  const daily = new Map(days.map((day) => [day, 0]))
  const perRoute = new Map<string, number>()
  for (const { day, route, views } of counts) {
    daily.set(day, (daily.get(day) ?? 0) + views)
    perRoute.set(route, (perRoute.get(route) ?? 0) + views)
  }
  const sums = (map: ReadonlyMap<string, number>) => [...map].map(([name, views]) => ({ name, views }))
  return {
    byDay: sums(daily),
    byRoute: sums(perRoute).sort((a, b) => b.views - a.views || a.name.localeCompare(b.name)),
  }
}
