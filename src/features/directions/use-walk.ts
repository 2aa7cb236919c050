'use client'

import { useEffect, useRef, useState } from 'react'

import type { WalkQuestion, WalkReply } from '@/browser/walking/walk-messages'
import { startWalker, type Walker } from '@/browser/walking/walker'

type Known = { readonly key: string; readonly goal: string; readonly reply: WalkReply }

/**
 * The answer to a question; `null` without a question and before its answer. While the visitor walks, the previous way to
 * the same destination is returned until the new one has been found.
 *
 * @param tries another number asks the same question again
 */
export function useWalk(question: WalkQuestion | null, tries: number): WalkReply | null {
  const key = question === null ? '' : JSON.stringify([question, tries])
  const goal = question === null ? '' : JSON.stringify([question.to, question.avoidsSteps, tries])
  const walker = useRef<Walker>(null)
  const [known, setKnown] = useState<Known | null>(null)

  useEffect(
    function ask() {
      if (key === '') return
      const [message] = JSON.parse(key) as [WalkQuestion, number]
      walker.current ??= startWalker()
      walker.current.ask(message, (reply) => setKnown({ key, goal, reply }))
    },
    [key, goal],
  )
  useEffect(function closeAtTheEnd() {
    return function close() {
      walker.current?.close()
      walker.current = null
    }
  }, [])

  return known !== null && key !== '' && known.goal === goal ? known.reply : null
}
