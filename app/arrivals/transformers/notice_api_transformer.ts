import { fieldsOf, is } from '#shared/http/api_description'
import { wireDayOf } from '#shared/http/wire'
import type { ShownNotice } from '#arrivals/queries/running_notices'
import type { StaffedNotice } from '#arrivals/lists/staffed_notice_list'

const { about, integer, listOf, moment, nullable, text, wireDay } = is

const fields = fieldsOf<StaffedNotice>()({
  id: integer,
  headlineEn: text,
  headlineDe: text,
  textEn: text,
  textDe: text,
  products: [
    about(listOf(text), 'Codes of the products that it is about.'),
    ({ products }) => products.map(({ code }) => code),
  ],
  lastDay: [
    about(wireDay, 'The last day on which it is shown.'),
    ({ lastDay }) => wireDayOf(lastDay),
  ],
  begunAt: [moment, ({ begunAt }) => begunAt.toISOString()],
  by: about(nullable(text), 'Who wrote it.'),
  people: [
    about(integer, 'How many people subscribe to one of the products.'),
    ({ reach }) => reach.people,
  ],
  addresses: [
    about(integer, 'How many addresses are told of late days of the products by mail.'),
    ({ reach }) => reach.readers,
  ],
  mailedAt: [nullable(moment), ({ mailedAt }) => mailedAt?.toISOString() ?? null],
  mails: about(integer, 'How many mails it was decided to send.'),
  version: about(integer, 'Send it along with a change.'),
})

/** A notice for staff's programs, in both languages. */
export const staffedNoticeSchema = is.named('ArrivalNotice', fields.schema)
export const staffedNoticeToWire = (notice: StaffedNotice) => fields.of(notice)

const shown = fieldsOf<ShownNotice>()({
  id: integer,
  headline: text,
  text,
  begunAt: [moment, ({ begunAt }) => begunAt.toISOString()],
  products: [about(listOf(text), 'Codes of the products that it is about.'), ({ codes }) => codes],
  productNames: [
    about(listOf(text), 'Names of the products that it is about.'),
    ({ products }) => products,
  ],
})

/** A notice for everybody, in the language that was asked for. */
export const publicNoticeSchema = is.named('PublicNotice', shown.schema)
export const publicNoticeToWire = (notice: ShownNotice) => shown.of(notice)
