import { dayNumber, isoDay, type IsoDay } from '@kontor/design-system/date_text'

/** So many days later. */
export const addDays = (day: IsoDay, days: number): IsoDay => isoDay(dayNumber(day) + days)
