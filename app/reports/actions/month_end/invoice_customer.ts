import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { issueOwnedInvoice } from '#billing'
import { SYSTEM_ACTOR } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { failpoint } from '#shared/failpoints'
import { translate, type Locale } from '#shared/i18n'
import { keepProblem } from '#reports/actions/month_end/keep_problem'
import { supplyName } from '#reports/actions/month_end/supply_name'
import type { Month } from '#reports/domain/month'
import { REPORTS } from '#reports/domain/report_reference'
import { billedCustomer } from '#reports/queries/billed_customer'

type Owed = { id: number; day: string; priceCents: number; discountCents: number; held: number }

/**
 * One invoice for all that a customer owes up to the end of a month, in one transaction: the number,
 * the invoice and the mark of its reports are there together or not at all. Answers its label, null
 * where nothing is owed, or why there is none.
 */
export async function invoiceCustomer(userId: number, month: Month, at?: Date) {
  const issued = await transaction(async (trx) => {
    const owed = await holdOwed(trx, userId, month)
    const owner = { kind: REPORTS, key: `${userId}-${month.from.iso.slice(0, 7)}` }
    if (owed.length === 0 || (await isInvoiced(trx, owner.key))) return null
    await failpoint('month_end.after_hold')
    const customer = await billedCustomer(userId, trx)
    if (!customer.ok) return keepProblem(trx, { userId, month, code: customer.refusal.code })
    const { locale } = customer.value
    const invoice = await issueOwnedInvoice(
      trx,
      {
        ...customer.value,
        owner,
        supply: supplyOf(month, locale),
        lines: owed.map((report) => lineOf(report, locale)),
        discountCents: owed.reduce((sum, { discountCents }) => sum + discountCents, 0),
      },
      { actor: SYSTEM_ACTOR, at }
    )
    await failpoint('month_end.after_issue')
    await markInvoiced(trx, { userId, invoiceId: invoice.id, ids: owed.map(({ id }) => id) })
    await failpoint('month_end.before_commit')
    return { label: invoice.label }
  })
  await failpoint('month_end.after_commit')
  return issued
}

/** Of two that invoice one customer the second one finds nothing owed any more. */
const holdOwed = (trx: TransactionClientContract, userId: number, { to }: Month) =>
  rows<Owed>(
    trx,
    `select r.id, r.day, r.price_cents as "priceCents", r.discount_cents as "discountCents",
            (select count(*) from report_isins i where i.report_id = r.id and i.is_available) as held
       from reports r
      where r.user_id = ? and r.state = 'Completed' and r.invoice_id is null
        and r.price_cents > r.discount_cents
        and r.completed_at < shop_day_begins(?::date + 1)
      order by r.id for update`,
    [userId, to.iso]
  )

/** What was completed after its month had been invoiced comes with the next one. */
async function isInvoiced(trx: TransactionClientContract, key: string): Promise<boolean> {
  const issued = await rows(
    trx,
    `select id from invoices where kind = 'Invoice' and owner_kind = ? and owner_key = ?`,
    [REPORTS, key]
  )
  return issued.length > 0
}

function lineOf({ id, day, held, priceCents }: Owed, locale: Locale) {
  const params = { id, day: CalendarDay.parse(day)!.format(), count: held }
  return {
    name: translate(locale, 'reports.invoice.line', params),
    ...{ code: `R-${id}`, range: null, countedDays: null, modules: null },
    cents: priceCents,
  }
}

const supplyOf = (month: Month, locale: Locale) => ({
  from: month.from.iso,
  to: month.to.iso,
  name: supplyName({ from: month.from.iso }, locale),
  path: '/my-account/my-reports/summary',
})

type Marked = { userId: number; invoiceId: number; ids: number[] }

async function markInvoiced(trx: TransactionClientContract, { userId, invoiceId, ids }: Marked) {
  await rows(trx, 'update reports set invoice_id = ? where id = any(?::bigint[])', [invoiceId, ids])
  await rows(trx, 'delete from report_invoice_problems where user_id = ?', [userId])
}
