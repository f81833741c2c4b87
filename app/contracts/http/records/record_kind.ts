import type { HttpContext } from '@adonisjs/core/http'
import type { Records } from '#contracts/actions/records/records_of'
import type { Judged } from '#contracts/domain/records/judged'

export type RecordSubject =
  'contract_type' | 'information_product' | 'product_subscription' | 'contract'

export type RecordWish<Values> = { wish: Judged<Values>; version?: number }

/** A kind of master data as its pages and calls need it. */
export type RecordKind<Values> = {
  subject: RecordSubject
  records: Records<Values>
  read: (ctx: HttpContext) => Promise<RecordWish<Values>>
  /** What the page offers, and where it goes, once a record is saved. */
  onSaved?: (ctx: HttpContext, id: number, values: Values) => Follows
}

export type Follows = { way?: { code: string; path: string }; path?: string }
