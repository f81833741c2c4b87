import type { DayRange } from '#shared/domain/day_range'

export const MARKS = ['degraded', 'missing'] as const
export type Mark = (typeof MARKS)[number]

export type MarkWish = {
  code: string
  range: DayRange
  mark: Mark
  noteEn: string
  noteDe: string
  /** The newest entry of the product's history that the person has seen. */
  seen: number
}

/** A day of the asked range as far as a mark can change it. */
export type MarkableDay = {
  day: string
  isTrading: boolean
  files: number
  bytes: number
  setAside: number
}

/** Open orders and payments hold days as they were bought. */
export type HeldRange = { from: string; to: string; by: string; wantsDegraded: boolean }

export type MarkPlan = {
  days: MarkableDay[]
  /** Days that stay as they are, because somebody has bought them and not got them yet. */
  kept: { day: string; by: string[] }[]
}

/** Which days a mark changes; a day without files can be said to be missing on a trading day alone. */
export function planMark(mark: Mark, found: MarkableDay[], held: HeldRange[]): MarkPlan {
  const touched = found.filter(
    ({ files, setAside, isTrading }) =>
      files > 0 || (mark === 'degraded' ? setAside > 0 : isTrading)
  )
  const judged = touched.map((one) => ({ one, by: one.files > 0 ? holders(mark, one, held) : [] }))
  return {
    days: judged.filter(({ by }) => by.length === 0).map(({ one }) => one),
    kept: judged.filter(({ by }) => by.length > 0).map(({ one, by }) => ({ day: one.day, by })),
  }
}

/** Who has degraded days delivered loses nothing by a day that becomes one. */
const holders = (mark: Mark, { day }: MarkableDay, held: HeldRange[]) => [
  ...new Set(
    held
      .filter(({ from, to }) => from <= day && day <= to)
      .filter(({ wantsDegraded }) => mark === 'missing' || !wantsDegraded)
      .map(({ by }) => by)
  ),
]
