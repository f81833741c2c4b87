import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import type { Locale } from '#shared/i18n'
import type { RequestState } from '#subscriptions/domain/request_state'

export type HeldRequest = {
  id: number
  userId: number | null
  email: string
  locale: Locale
  productName: string
  typeId: number | null
  startsOn: string | null
  currencies: string[]
  state: RequestState
}

/** Holds a request that still waits for its answer: of two who answer it at once the second is told. */
export async function holdRequest(
  trx: TransactionClientContract,
  id: number
): Promise<Result<HeldRequest>> {
  const [request] = await rows<HeldRequest>(
    trx,
    `select id, user_id as "userId", email, locale, product_name as "productName",
            type_id as "typeId", starts_on as "startsOn", currencies, state
       from subscription_requests where id = ? for update`,
    [id]
  )
  if (!request) return refuse('subscription_requests.errors.unknown', { status: 404 })
  if (request.state !== 'New') {
    return refuse('subscription_requests.errors.only_new', { status: 409 })
  }
  return ok(request)
}
