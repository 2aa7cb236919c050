/** Spec §9: one retry, a 60-second stale time, kept for 5 minutes, no refetch on window focus. */
export const fetchDefaults = {
  retry: 1,
  staleTime: 60_000,
  gcTime: 300_000,
  refetchOnWindowFocus: false,
  // Without a network the answer may still come from what the browser has kept.
  networkMode: 'offlineFirst',
} as const
