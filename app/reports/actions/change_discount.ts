import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { creditOwnedInvoice } from '#billing'
import { recordAudit, type Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { refuseOtherThan } from '#shared/domain/changed_meanwhile'
import { ok, refuse, type Result } from '#shared/domain/result'
import { translate } from '#shared/i18n'
import { judgeDiscount } from '#reports/domain/discount'

/** `seen` is the discount in cents that was decided on, or its version. */
type Change = { id: number; discountCents: number; seen?: string | number; actor: Actor }

type Held = {
  priceCents: number
  discountCents: number
  invoiceId: number | null
  invoiceLocale: string | null
  version: number
}

/** A discount on what a report costs; what comes after its invoice is credited, and cannot be taken back. */
export function changeDiscount({
  id,
  discountCents,
  seen,
  actor,
}: Change): Promise<Result<undefined>> {
  return transaction(async (trx) => {
    const report = await hold(trx, id)
    if (!report) return refuse('reports.errors.not_found', { status: 404 })
    const current = refuseOtherThan(
      seen,
      typeof seen === 'number' ? report.version : `${report.discountCents}`
    )
    if (!current.ok) return current
    const judged = judgeDiscount(discountCents, report.priceCents)
    if (!judged.ok) return judged
    const isLess = discountCents <= report.discountCents
    if (report.invoiceId !== null && isLess) {
      return refuse('reports.errors.invoiced', { field: 'discount', status: 409 })
    }
    if (report.invoiceId !== null) await credit(trx, { id, report, discountCents, actor })
    await rows(trx, UPDATE, [discountCents, id])
    await recordAudit(trx, {
      ...{ actor, subject: { type: 'report', id }, action: 'report.discounted' },
      before: { discountCents: report.discountCents },
      after: { discountCents },
    })
    return ok()
  })
}

const UPDATE = 'update reports set discount_cents = ?, version = version + 1 where id = ?'

async function hold(trx: TransactionClientContract, id: number): Promise<Held | undefined> {
  const [report] = await rows<Held>(
    trx,
    `select price_cents as "priceCents", discount_cents as "discountCents",
            invoice_id as "invoiceId", version,
            (select i.content->>'locale' from invoices i where i.id = invoice_id) as "invoiceLocale"
       from reports where id = ? for update`,
    [id]
  )
  return report
}

type Credited = Change & { report: Held }

/** What the discount grows by goes back, in the language of the invoice. */
async function credit(
  trx: TransactionClientContract,
  { id, report, discountCents, actor }: Credited
) {
  const locale = report.invoiceLocale === 'de' ? 'de' : 'en'
  await creditOwnedInvoice(
    trx,
    {
      invoiceId: report.invoiceId!,
      netCents: discountCents - report.discountCents,
      name: translate(locale, 'reports.invoice.credit_line', { id }),
      reason: translate(locale, 'reports.invoice.credit_reason', { id }),
    },
    actor
  )
}
