import { Readable } from 'node:stream'
import type { Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { renderPdf } from '#shared/pdf'
import { attachPaper } from '#contracts/actions/papers/attach_paper'

type Signed = { id: number; number: string; customer: string; product: string }

/** Two of the contracts have the paper that was signed. */
export async function seedPapers(actor: Actor): Promise<void> {
  const signed = await rows<Signed>(
    null,
    `select c.id, c.clm_ma_number as number, b.name as customer, p.name as product
       from contracts c join business_partners b on b.id = c.partner_id
       join information_products p on p.id = c.product_id
      where c.end_date is null order by c.id limit 2`
  )
  for (const contract of signed) {
    const pdf = await paperOf(contract)
    const paper = { name: `${contract.number}.pdf`, read: () => Readable.from([pdf]) }
    await attachPaper({ contractId: contract.id, paper, replaces: null, actor })
  }
}

const paperOf = ({ number, customer, product }: Signed) =>
  renderPdf({
    locale: 'en',
    title: 'Order form',
    sender: { name: 'Alster Exchange AG', line: 'Alster Exchange AG, Hamburg' },
    recipient: [customer],
    facts: [
      { label: 'Contract', value: number },
      { label: 'Information product', value: product },
    ],
    blocks: [
      { kind: 'text', text: `${customer} orders ${product} under the framework agreement.` },
    ],
    footer: [['Signed by both parties']],
    pageLabel: (page, pages) => `${page} / ${pages}`,
  })
