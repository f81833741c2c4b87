import { CalendarDay } from '#shared/domain/calendar_day'

export type FileOfDay = { productId: number; day: CalendarDay; part: number }

const FORM = /^([1-9]\d{0,8})-(\d{8})-([1-9]\d{0,3})$/

/** The id of a day's file, product-YYYYMMDD-part; null for anything else. */
export function readFileId(text: string): FileOfDay | null {
  const [, product, digits, part] = FORM.exec(text) ?? []
  const day = CalendarDay.parse(digits ?? '')
  return day && { productId: Number(product), day, part: Number(part) }
}

type Named = { productId: number; day: string; part: number }

/** The id that `readFileId` reads. */
export const fileIdOf = ({ productId, day, part }: Named): string =>
  `${productId}-${day.replaceAll('-', '')}-${part}`
