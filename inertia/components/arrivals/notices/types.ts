import type { Data } from '@generated/data'
import { ARRIVALS } from '../addresses'

/** A notice as staff see it, and as everybody else does. */
export type StaffedNotice = Data.Arrivals.StaffedNotice
export type ShownNotice = Data.Arrivals.ShownNotice

export type NoticeChoices = {
  products: { code: string; name: string }[]
  /** Codes of those that are late now. */
  late: string[]
}

export const NOTICES = `${ARRIVALS}/notices`

export const noticeAddress = ({ id }: Pick<StaffedNotice, 'id'>) => `${NOTICES}/${id}`
