import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

type Wish = { userId: number; typeId: number; isTold: boolean }

/** Notes whether somebody is told by mail of late days of a subscription; asking twice changes nothing. */
export const tellLate = ({ userId, typeId, isTold }: Wish): Promise<Result<undefined>> =>
  transaction<Result<undefined>>(async (trx) => {
    const held = await rows(
      trx,
      `update subscription_users set is_told_late = ? where user_id = ? and type_id = ? returning id`,
      [isTold, userId, typeId]
    )
    return held.length > 0 ? ok() : refuse('subscriptions.errors.unknown', { status: 404 })
  })
