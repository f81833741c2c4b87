import { rows } from '#shared/database'
import type { InvoiceContent } from '#billing/domain/invoice/content'
import { invoicePapers } from '#billing/gateways/e_invoice'
import { seedStatements } from '#demo/billing/seed_statements'

/**
 * Draws the invoices that orders and months of the past have had, so that none is mailed, and brings
 * what came in at the bank.
 */
export async function seedBillingDemo(progress: (text: string) => void): Promise<void> {
  const invoices = await rows<{ id: number; content: InvoiceContent }>(
    null,
    `select id, content from invoices
      where pdf is null and issued_on < shop_day(created_at) order by id`
  )
  for (const { id, content } of invoices) {
    const { pdf, xml } = await invoicePapers(content)
    await rows(null, 'update invoices set pdf = ?, xml = ? where id = ?', [pdf, xml, id])
  }
  await seedStatements()
  progress(`${invoices.length} invoices`)
}
