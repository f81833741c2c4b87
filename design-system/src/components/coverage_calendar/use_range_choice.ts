import { useEffect, useRef, useState } from 'react'
import { rangeOf, stepDraft } from './range_draft'
import type { DayRange, Draft, DraftAction, DraftStep } from './range_draft'

/** Runs the draft of a choice and reports a range once it is complete. */
export function useRangeChoice(
  chosen: DayRange | null,
  report: (range: DayRange | null) => void,
  picksDays = false
) {
  const [draft, setDraft] = useState<Draft | null>(null)
  // Pointer events come faster than renders, so the newest draft is kept beside the state.
  const latest = useRef<Draft | null>(null)
  const act = (action: DraftAction) => {
    const step = finished(stepDraft(latest.current, action), picksDays)
    latest.current = step.draft
    setDraft(step.draft)
    if (step.report !== undefined) report(step.report)
  }
  // A range that is typed or preset elsewhere ends a choice that was begun here.
  useEffect(() => {
    if (latest.current?.by !== 'tap') return
    latest.current = null
    setDraft(null)
  }, [chosen?.from, chosen?.to])
  return { draft, act, shown: draft ? rangeOf(draft) : chosen }
}

/** Where one press is a choice, no last day is waited for. */
function finished(step: DraftStep, picksDays: boolean): DraftStep {
  const isBegun = picksDays && step.draft?.by === 'tap'
  return isBegun ? { draft: null, report: rangeOf(step.draft!) } : step
}
