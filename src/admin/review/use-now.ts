'use client'

import { useEffect, useState } from 'react'

const TICK_MS = 15_000

/** The time, renewed often enough for ages and ends of claims. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(function tick() {
    const timer = setInterval(() => setNow(new Date()), TICK_MS)
    return function stop() {
      clearInterval(timer)
    }
  }, [])
  return now
}
