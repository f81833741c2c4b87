import identity from '#config/identity'
import { actorOf } from '#identity/domain/actor'
import User from '#identity/models/user'
import { recordAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { transaction } from '#shared/database'

export function acceptPrivacyNotice(userId: number): Promise<void> {
  const version = identity.privacyNoticeVersion
  return transaction(async (trx) => {
    const user = await User.query({ client: trx }).where('id', userId).forUpdate().firstOrFail()
    await user.merge({ privacyNoticeVersion: version, privacyNoticeAgreedAt: clock.now() }).save()
    await recordAudit(trx, {
      actor: actorOf(user),
      subject: { type: 'user', id: user.id },
      action: 'user.privacy_notice_accepted',
      after: { version },
    })
  })
}
