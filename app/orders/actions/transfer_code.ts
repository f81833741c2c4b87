import shop from '#config/shop'
import { defineAttachment } from '#shared/mail'
import { epcPicture } from '#orders/domain/payment/epc_code'

type Transfer = { number: number; amountCents: number }

export const transferCode = defineAttachment<Transfer>(
  'orders.transfer_code',
  ({ number, amountCents }) => epcPicture(number, amountCents, shop.bankAccount)
)
