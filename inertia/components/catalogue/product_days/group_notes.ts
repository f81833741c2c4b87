import type { Choice } from './types'

type DayNote = Choice['notes'][number]
type SpanNote = Omit<DayNote, 'day'> & { from: string; to: string }

/** Days that were marked at once, or say the same beside one another, as one; the newest first, as they come. */
export function groupNotes(notes: readonly DayNote[]): SpanNote[] {
  const spans: SpanNote[] = []
  for (const { day, ...said } of notes) {
    const last = spans.at(-1)
    if (last && isSame(last, said)) last.from = day
    else spans.push({ ...said, from: day, to: day })
  }
  return spans
}

const isSame = (one: Omit<SpanNote, 'from' | 'to'>, other: Omit<DayNote, 'day'>) =>
  one.mark === other.mark &&
  one.condition === other.condition &&
  one.noteEn === other.noteEn &&
  one.noteDe === other.noteDe
