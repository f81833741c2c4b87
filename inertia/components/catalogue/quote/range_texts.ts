import { readDayText, writeDayText } from '@kontor/design-system/date_field_text'
import { useState } from 'react'
import type { Days } from './range_presets'

/** Both ends of a range as they are typed. */
export type RangeTexts = Days

interface Typed {
  /** The days that were chosen while it was typed. */
  over: string
  texts: RangeTexts
}

/** The range that two texts name, or null where one of them names no day. */
export function readRange({ from, to }: RangeTexts): Days | null {
  const [first, last] = [readDayText(from), readDayText(to)]
  return first && last ? { from: first, to: last } : null
}

interface Heard {
  onDays: (days: Days) => void
  /** What is typed names no range: no figure and no button stands for it. */
  onUnread: () => void
  /** Whether the figures are those of the days. */
  isCurrent: boolean
}

/**
 * What is typed for the days. It stands as long as the days stay those that it was typed over;
 * a preset, the calendar or an earlier page take its place.
 */
export function useRangeTexts(days: Days | null, { onDays, onUnread, isCurrent }: Heard) {
  const [typed, setTyped] = useState<Typed | null>(null)
  const key = keyOf(days)
  const texts = typed?.over === key ? typed.texts : textsOf(days)

  const type = (change: Partial<RangeTexts>) => {
    const next = { ...texts, ...change }
    const read = readRange(next)
    setTyped({ over: read ? keyOf(read) : key, texts: next })
    if (!read) onUnread()
    else if (keyOf(read) !== key || !isCurrent) onDays(read)
  }
  return { texts, type, forget: () => setTyped(null), isUnread: readRange(texts) === null }
}

const keyOf = (days: Days | null) => (days ? `${days.from} ${days.to}` : '')

const textsOf = (days: Days | null): RangeTexts => ({
  from: writeDayText(days?.from ?? ''),
  to: writeDayText(days?.to ?? ''),
})
