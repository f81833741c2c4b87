import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import type { PointerEvent } from 'react'
import type { DayNumber } from '../date_text'
import type { Bounds } from './calendar_month'
import { clamp, moveBy, type CalendarView } from './movement'
import type { DayRange, Draft, DraftAction } from './range_draft'

interface DayGridOptions {
  view: CalendarView
  bounds: Bounds
  chosen: DayRange | null
  draft: Draft | null
  act: (action: DraftAction) => void
  /** Brings a day into view and makes it the tab stop. */
  moveTo: (day: DayNumber) => void
}

/** Pointer and keys of a grid of days. Fingers press twice and never drag, so that they scroll. */
export function useDayGrid({ view, bounds, chosen, draft, act, moveTo }: DayGridOptions) {
  const grid = useRef<HTMLDivElement>(null)
  const wanted = useRef<DayNumber | null>(null)
  // A click after a mouse or pen press says nothing new; clicks of fingers and screen readers do.
  const pressed = useRef(false)

  useEffect(() => {
    if (wanted.current === null) return
    grid.current?.querySelector<HTMLElement>(`[data-day="${wanted.current}"]`)?.focus()
    wanted.current = null
  })

  useEffect(() => {
    if (draft?.by !== 'drag') return
    const release = () => act({ type: 'release' })
    window.addEventListener('pointerup', release)
    return () => window.removeEventListener('pointerup', release)
  })

  const press = (day: DayNumber) => {
    act({ type: 'press', day: clamp(day, bounds), chosen })
    moveTo(clamp(day, bounds))
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const day = selectableDay(event)
    pressed.current = event.pointerType !== 'touch'
    if (day === null || !pressed.current || event.button !== 0) return
    event.preventDefault()
    press(day)
    cellOf(event)?.focus({ preventScroll: true })
  }

  const onPointerOver = (event: PointerEvent<HTMLElement>) => {
    const day = dayOf(event)
    if (draft && day !== null && event.pointerType !== 'touch') {
      act({ type: 'over', day: clamp(day, bounds) })
    }
  }

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const day = pressed.current ? null : selectableDay(event)
    pressed.current = false
    if (day === null) return
    press(day)
    act({ type: 'release' })
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const day = dayOf(event)
    if (day === null) return
    if (event.key === 'Escape' && draft) {
      act({ type: 'cancel' })
    } else if (event.key === 'Enter' || event.key === ' ') {
      press(day)
      act({ type: 'release' })
    } else if (!travel(event, day)) return
    event.preventDefault()
    event.stopPropagation()
  }

  const travel = (event: KeyboardEvent<HTMLElement>, day: DayNumber): boolean => {
    const to = moveBy(event, day, view, bounds)
    if (to === null) return false
    if (event.shiftKey && !event.key.startsWith('Page')) {
      act({ type: 'extend', from: day, to, chosen })
    } else act(draft?.by === 'tap' ? { type: 'over', day: to } : { type: 'release' })
    if (to !== day) wanted.current = to
    moveTo(to)
    return true
  }

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const day = dayOf(event)
    if (day !== null) moveTo(day)
  }

  const onBlur = (event: FocusEvent<HTMLElement>) => {
    const leaves = !event.currentTarget.contains(event.relatedTarget)
    if (leaves && draft?.by === 'keys') act({ type: 'release' })
  }

  return { ref: grid, onPointerDown, onPointerOver, onClick, onKeyDown, onFocus, onBlur }
}

function cellOf(event: { target: EventTarget }): HTMLElement | null {
  return (event.target as HTMLElement).closest<HTMLElement>('[data-day]')
}

function dayOf(event: { target: EventTarget }): DayNumber | null {
  const day = cellOf(event)?.dataset.day
  return day === undefined ? null : Number(day)
}

function selectableDay(event: { target: EventTarget }): DayNumber | null {
  return cellOf(event)?.getAttribute('aria-disabled') ? null : dayOf(event)
}
