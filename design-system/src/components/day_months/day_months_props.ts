import type { IsoDay } from '../date_text'

/** What is known of a day: whether it can be chosen, and how dark its paper is. */
export interface MarkedDay {
  isThere: boolean
  /** 0 is plain paper, 3 the darkest. */
  tint: 0 | 1 | 2 | 3
  /** Read after the date: "7 held". */
  label: string
}

export interface DayMonthsProps {
  /** Names the group. */
  label: string
  /** The last month that is shown, by any of its days; the two before it stand beside it. */
  shown: IsoDay
  onShow: (day: IsoDay) => void
  min: IsoDay
  max: IsoDay
  chosen: IsoDay | null
  /** Outlined: worth a look, but not chosen. */
  suggested?: IsoDay | null
  onChoose: (day: IsoDay) => void
  dayOf: (day: IsoDay) => MarkedDay
  monthNames: readonly string[]
  weekdayNames: readonly string[]
  earlierLabel: string
  laterLabel: string
}
