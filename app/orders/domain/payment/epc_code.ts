import { createRequire } from 'node:module'
import type { Cents } from '#shared/domain/money'
import type { ShopAccount } from '#orders/domain/payment/shop_account'
import { oneBitPng } from '#orders/domain/payment/one_bit_png'
import { creditorReference } from '#shared/domain/creditor_reference'

const load = createRequire(import.meta.url)

/** Loaded when the first code is drawn (ADR 79). */
const drawn = (text: string) => (load('qrcode') as typeof import('qrcode')).create(text, LEVEL)

/** SEPA credit transfer code, version 2: account, amount and structured reference. */
export function epcText(
  orderNumber: number,
  amountCents: Cents,
  { holder, iban, bic }: ShopAccount
): string {
  const amount = `EUR${Math.trunc(amountCents / 100)}.${String(amountCents % 100).padStart(2, '0')}`
  const head = ['BCD', '002', '1', 'SCT', bic, holder, iban.replaceAll(' ', ''), amount]
  return [...head, '', creditorReference(orderNumber)].join('\n')
}

/** The picture as squares of a grid: an SVG path, and how many modules a side has. */
export function epcSquares(orderNumber: number, amountCents: Cents, account: ShopAccount) {
  const { modules } = drawn(epcText(orderNumber, amountCents, account))
  const path = [...modules.data.keys()]
    .filter((at) => modules.data[at])
    .map((at) => `M${at % modules.size} ${Math.floor(at / modules.size)}h1v1h-1z`)
    .join('')
  return { path, size: modules.size }
}

/** For mails, as PNG. */
export function epcPicture(orderNumber: number, amountCents: Cents, account: ShopAccount): Buffer {
  const { modules } = drawn(epcText(orderNumber, amountCents, account))
  const { size, data } = modules
  return oneBitPng(size + 2 * MARGIN, (cellColumn, cellRow) => {
    const column = cellColumn - MARGIN
    const row = cellRow - MARGIN
    const isInside = column >= 0 && row >= 0 && column < size && row < size
    return isInside && data[row * size + column] === 1
  })
}

/** Light cells around the code. */
const MARGIN = 4

/** Any mask can be read; looking for the prettiest of eight takes most of the time. */
const LEVEL = { errorCorrectionLevel: 'M', maskPattern: 0 } as const
