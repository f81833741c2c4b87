import { daysOf, seedOne, usersOf } from '#demo/reports/seed_past_years'
import { actorOf, findUserByEmail } from '#identity'
import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { changeDiscount } from '#reports/actions/change_discount'
import { invoiceCustomer } from '#reports/actions/month_end/invoice_customer'
import { monthBefore, type Month } from '#reports/domain/month'
import { reportProduct, type ReportProduct } from '#reports/queries/report_product'

const SANNE = 'sanne.verhoeven@amstelhuis.example'
const MATS = 'mats.hansen@alster-exchange.example'
const ASKED_BEFORE = 6
const MADE_WITHIN_MS = 40_000
const CREDITED_CENTS = 2_500

/** What the last month's end left: a report that cannot be invoiced, and a discount that came after the invoice. */
export async function seedAfterInvoices(): Promise<void> {
  const product = await reportProduct()
  const [known] = await rows(null, 'select 1 from reports limit 1')
  if (!product || !known) return
  await leaveUninvoiced(product)
  await creditOne()
}

/** A customer of the union whose VAT ID was taken out of the account: nobody knows who owes the VAT. */
async function leaveUninvoiced(product: ReportProduct): Promise<void> {
  const customer = await findUserByEmail(SANNE)
  if (!customer) return
  await customer.merge({ tin: null }).save()
  const month = monthBefore(CalendarDay.today())
  await askedIn(month, product)
  await invoiceCustomer(customer.id, month)
}

async function askedIn({ to }: Month, product: ReportProduct): Promise<void> {
  const asked = to.plusDays(-ASKED_BEFORE)
  const createdAt = new Date(`${asked.iso}T09:30:00Z`)
  const plan = { email: SANNE, daysAgo: 0, securities: [640, 1180] }
  await transaction(async (trx) => {
    const [next] = await rows<{ id: number }>(
      trx,
      `select nextval(pg_get_serial_sequence('reports', 'id')) as id`
    )
    await seedOne(trx, product, plan, {
      ...{ id: next!.id, createdAt, user: (await usersOf(trx, [plan])).get(SANNE)! },
      completedAt: new Date(createdAt.getTime() + MADE_WITHIN_MS),
      day: (await daysOf(trx, product.id)).find((day) => day < asked.iso)!,
    })
  })
}

async function creditOne(): Promise<void> {
  const [invoiced] = await rows<{ id: number; discountCents: number }>(
    null,
    `select id, discount_cents as "discountCents" from reports
      where invoice_id is not null and price_cents > discount_cents + ?
      order by id desc limit 1`,
    [CREDITED_CENTS]
  )
  const by = await findUserByEmail(MATS)
  if (!invoiced || !by) return
  const discountCents = invoiced.discountCents + CREDITED_CENTS
  await changeDiscount({ id: invoiced.id, discountCents, actor: actorOf(by) })
}
