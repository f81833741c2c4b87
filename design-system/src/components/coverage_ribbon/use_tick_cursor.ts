import { useState, type KeyboardEvent, type PointerEvent } from 'react'

interface CursorOptions {
  count: number
  /** Where the cursor stands when the ribbon gets the focus. */
  start: number
  /** The tick under a place inside the element, -1 for none. */
  at: (x: number, y: number) => number
  /** Where a key leads from a tick; null for keys that do not move. */
  step?: (key: string, from: number) => number | null
  onPick?: (index: number) => void
}

/** A cursor that follows the pointer, or the arrow keys while the element has the focus. */
export function useTickCursor({ count, start, at, step = stepAlong, onPick }: CursorOptions) {
  const [pointed, setPointed] = useState<number | null>(null)
  const [placed, setPlaced] = useState<number | null>(null)
  const [focused, setFocused] = useState(false)
  const resting = Math.min(count - 1, placed ?? start)
  const index = pointed ?? (focused ? resting : null)

  const onKeyDown = (event: KeyboardEvent) => {
    const picks = event.key === 'Enter' || event.key === ' '
    if (picks && onPick) onPick(resting)
    const to = picks ? null : stepWithin(step, event.key, resting, count)
    if (to === null && !(picks && onPick)) return
    event.preventDefault()
    setPointed(null)
    if (to !== null) setPlaced(to)
  }

  const place = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect()
    return at(event.clientX - box.left, event.clientY - box.top)
  }

  return {
    index,
    resting,
    pointer: {
      onPointerMove: (event: PointerEvent) => {
        const found = place(event)
        setPointed(found < 0 ? null : found)
      },
      onPointerLeave: () => setPointed(null),
      onPointerUp: (event: PointerEvent) => {
        const found = place(event)
        // Another button of the mouse asks for something else, such as a menu.
        if (found < 0 || event.button !== 0) return
        setPlaced(found)
        onPick?.(found)
      },
    },
    keyboard: {
      onKeyDown,
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}

const ALONG: Record<string, (from: number) => number> = {
  ArrowLeft: (from) => from - 1,
  ArrowDown: (from) => from - 1,
  ArrowRight: (from) => from + 1,
  ArrowUp: (from) => from + 1,
  PageDown: (from) => from - 20,
  PageUp: (from) => from + 20,
  Home: () => 0,
  End: () => Infinity,
}

function stepAlong(key: string, from: number): number | null {
  return ALONG[key]?.(from) ?? null
}

function stepWithin(
  step: (key: string, from: number) => number | null,
  key: string,
  from: number,
  count: number
): number | null {
  const to = step(key, from)
  return to === null ? null : Math.min(count - 1, Math.max(0, to))
}
