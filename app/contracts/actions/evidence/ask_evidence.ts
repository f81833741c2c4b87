import { recordAudit, type Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import type { Locale } from '#shared/i18n'
import { sendJob } from '#shared/jobs'
import type { EvidenceWish } from '#contracts/domain/evidence/evidence_wish'
import { makeEvidenceJob } from '#contracts/jobs/make_evidence_job'

type Asking = { userId: number; wish: EvidenceWish; locale: Locale; actor: Actor }

/** Writes down what is asked for; a worker makes it. */
export const askEvidence = ({ userId, wish, locale, actor }: Asking): Promise<number> =>
  transaction(async (trx) => {
    const days = [wish.from.iso, wish.to.iso, wish.knownOn.iso]
    const [asked] = await rows<{ id: number }>(
      trx,
      `insert into licence_evidences (user_id, from_day, to_day, known_on, locale)
       values (?, ?::date, ?::date, ?::date, ?) returning id`,
      [userId, ...days, locale]
    )
    const { id } = asked!
    await recordAudit(trx, {
      ...{ actor, subject: { type: 'licence_evidence', id }, isNew: true },
      action: 'licence_evidence.asked',
      after: { from: days[0], to: days[1], knownOn: days[2] },
    })
    await sendJob(trx, makeEvidenceJob, { evidenceId: id })
    return id
  })
