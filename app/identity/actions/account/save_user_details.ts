import { savePersonalData } from '#identity/actions/account/save_personal_data'
import type { PersonalData } from '#identity/domain/personal_data'
import User from '#identity/models/user'
import type { Actor } from '#shared/audit'
import { clock } from '#shared/clock'
import { transaction } from '#shared/database'
import type { Result } from '#shared/domain/result'
import type { VatIdCode } from '#shared/domain/vat_id'

type Input = { userId: number; data: PersonalData; actor: Actor }

/** Until then no page of the account opens. Refuses what saving personal data refuses. */
export function saveUserDetails(input: Input): Promise<Result<undefined, VatIdCode>> {
  return transaction(async (trx) => {
    const result = await savePersonalData(input, trx)
    if (!result.ok) return result
    await User.query({ client: trx })
      .where('id', input.userId)
      .whereNull('detailsSavedAt')
      .update({ detailsSavedAt: clock.now() })
    return result
  })
}
