import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import shop from '#config/shop'
import { rows } from '#shared/database'
import type { AmountWish } from '#orders/domain/order_amounts'
import type { OrderType } from '#orders/domain/order_type'
import type { PaymentMethod } from '#catalogue'
import type { OrderVatReason } from '#orders/domain/vat_reason'
import type { LockedOrder } from '#orders/queries/lock_order'
import { orderMoney } from '#orders/ports/order_money'

/** What staff can change of an order besides its state, as it is now. */
export type ChangeableFields = AmountWish & {
  type: OrderType
  remark: string | null
  netCents: number
  grossCents: number
  paymentMethod: PaymentMethod
  vatReason: OrderVatReason
  vatExemption: string | null
  deliveryCountry: string
  /** That is the seller's own country. */
  isAtHome: boolean
  isInEu: boolean
  /** An invoice tells its amounts: from then on only credit notes change them. */
  isInvoiced: boolean
}

type Found = Omit<ChangeableFields, 'isAtHome' | 'isInvoiced'>

/** The changeable fields of an order whose row the transaction holds. */
export async function readChangeable(
  trx: TransactionClientContract,
  { id, number }: Pick<LockedOrder, 'id' | 'number'>
): Promise<ChangeableFields> {
  const [fields] = await rows<Found>(
    trx,
    `select type, remark, payment_method as "paymentMethod", subtotal_cents as "subtotalCents",
            fee_cents as "feeCents", discount_cents as "discountCents",
            vat_percent::float8 as "vatPercent", net_cents as "netCents",
            gross_cents as "grossCents", vat_reason as "vatReason",
            vat_exemption as "vatExemption",
            delivery_address ->> 'country' as "deliveryCountry",
            coalesce((select eu from countries where code = delivery_address ->> 'country'), false)
              as "isInEu"
       from orders where id = ?`,
    [id]
  )
  return {
    ...fields!,
    isAtHome: fields!.deliveryCountry === shop.seller.country,
    isInvoiced: await orderMoney().isInvoiced(trx, number),
  }
}
