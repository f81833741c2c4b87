import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { isOrderNumber } from '#orders/domain/order_number'
import type { OrderState } from '#orders/domain/order_state'

export type LockedOrder = {
  id: number
  number: number
  userId: number
  state: OrderState
  version: number
  email: string
  contactName: string
  company: string
  locale: 'en' | 'de'
  updatedAt: Date
}

export async function lockOrder(
  trx: TransactionClientContract,
  number: number
): Promise<LockedOrder | null> {
  if (!isOrderNumber(number)) return null
  const [order] = await rows<LockedOrder>(
    trx,
    `select id, number, user_id as "userId", state, version, email, company, locale,
            contact_name as "contactName", updated_at as "updatedAt"
       from orders where number = ? for update`,
    [number]
  )
  return order ?? null
}
