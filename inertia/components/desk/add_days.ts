import { dayNumber, isoDay } from '@kontor/design-system/date_text'

export const addDays = (day: string, days: number): string => isoDay(dayNumber(day) + days)
