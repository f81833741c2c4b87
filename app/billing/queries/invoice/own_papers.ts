import { rows } from '#shared/database'
import type { Locale } from '#shared/i18n'
import { invoiceLabel, type InvoiceKind, type Supply } from '#billing/domain/invoice/content'
import { supplyNames } from '#billing/ports/supply_names'
import {
  IS_FOR_READER,
  paperReader,
  valuesFor,
  type PaperReader,
} from '#billing/queries/invoice/papers_for'

export type OwnPaper = {
  kind: InvoiceKind
  label: string
  issuedOn: string
  /** Null where it is of no order. */
  orderNumber: number | null
  /** Of no order: what it is for instead, in the language of the reader. */
  supply: Supply | null
  /** What a credit note takes back is negative, so that sums are right. */
  grossCents: number
}

/** Years in which somebody has papers, the newest first, with how many. */
export const paperYearsOf = (reader: PaperReader): Promise<{ year: number; papers: number }[]> =>
  rows(
    null,
    `select extract(year from i.issued_on)::int as year, count(*)::int as papers
       from invoices i where ${IS_FOR_READER} group by 1 order by 1 desc`,
    valuesFor(reader)
  )

/** How many invoices and credit notes somebody has. */
export async function countPapersOf(userId: number): Promise<number> {
  const years = await paperYearsOf(await paperReader(userId))
  return years.reduce((sum, { papers }) => sum + papers, 0)
}

type Days = { from: string; to: string }
type Page = { limit: number; offset: number; locale: Locale }

type Found = Omit<OwnPaper, 'label'> & { number: number; ownerKind: string | null }

/** Somebody's invoices and credit notes between two days, the newest first. */
export async function papersBetween(
  reader: PaperReader,
  { from, to }: Days,
  { limit, offset, locale }: Page
): Promise<OwnPaper[]> {
  const found = await rows<Found>(
    null,
    `select i.kind, i.number, i.issued_on as "issuedOn", i.order_number as "orderNumber",
            case when i.order_number is null then i.content -> 'supply' end as supply,
            i.owner_kind as "ownerKind",
            case i.kind when 'Invoice' then 1 else -1 end * (i.gross_cents + i.rounding_cents) as "grossCents"
       from invoices i
      where ${IS_FOR_READER} and i.issued_on between ?::date and ?::date
      order by i.issued_on desc, i.id desc limit ?::int offset ?::int`,
    [...valuesFor(reader), from, to, limit, offset]
  )
  return found.map(({ number, supply, ownerKind, ...paper }) => ({
    ...paper,
    supply: supply && { ...supply, name: nameOf(supply, ownerKind, locale) },
    label: invoiceLabel(paper.kind, number),
  }))
}

/** The paper keeps its own words; a list says them as its reader does. */
const nameOf = (supply: Supply, ownerKind: string | null, locale: Locale): string =>
  supplyNames.of(ownerKind ?? '')?.(supply, locale) ?? supply.name
