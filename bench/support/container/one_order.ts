import { createHash } from 'node:crypto'
import { eventually } from '../../../tests/fixtures/shared/eventually.ts'
import type { Buyer } from '../buyers.ts'

const ITEM = { product: 'tick_cash_l1', from: '2026-09-01', to: '2026-09-30' }
const CONSENTS = ['terms', 'legal_entity', 'privacy', 'right_to_revoke', 'early_performance']

type File = { id: number; size: number; sha256: string }
type Shop = { url: string; buyer: Buyer; clerk: Buyer }

/** An order by the calls of programs, paid and made, and its first file as it was told. @throws what is not so */
export async function orderOnce({ url, buyer, clerk }: Shop): Promise<string> {
  const basket = `/api/v1/basket/${buyer.id}`
  await call(url, buyer, basket, 'POST', ITEM)
  const body = { paymentMethod: 'BankTransfer', consents: CONSENTS }
  const placed = await call<{ orderId: number }>(url, buyer, `${basket}/checkout`, 'POST', body)
  const order = `/api/v1/orders/${placed.orderId}`
  await call(url, clerk, `${order}/${buyer.id}`, 'PUT', { orderState: 'Confirmed' })
  await eventually('the files are made', async () => {
    return (await call<{ state: string }>(url, buyer, order)).state === 'Completed'
  })
  const files = await call<{ content: File[] }>(url, buyer, `${order}/me/files`)
  const [file] = files.content
  const claims = `${order}/me/files/${file!.id}/claims`
  const { link } = await call<{ link: string }>(url, buyer, claims, 'POST')
  const answer = await fetch(new URL(link, url), { headers: headersOf(buyer) })
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (createHash('sha256').update(bytes).digest('hex') !== file!.sha256) {
    throw new Error(`The file came as something else: ${answer.status}, ${bytes.length} bytes`)
  }
  return `order ${placed.orderId}, 1 of ${files.content.length} files, digest as told`
}

const headersOf = ({ token }: Buyer) => ({ authorization: `Bearer ${token}` })

async function call<T>(url: string, by: Buyer, path: string, method = 'GET', body?: object) {
  const headers = {
    ...headersOf(by),
    accept: 'application/json',
    ...(body && { 'content-type': 'application/json' }),
  }
  const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return (JSON.parse(text) as { data: T }).data
}
