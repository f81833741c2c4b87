import type { SignedPaper, SignedPapers } from '#delivery'
import { rows } from '#shared/database'

type Row = Omit<SignedPaper, 'form'> & { isPdf: boolean }

/** What the shop made of licence evidence, for whoever holds a file of it. */
export const signedEvidence: SignedPapers = {
  async find(sha256) {
    const [found] = await rows<Row>(
      null,
      `select coalesce(body, '') as body, coalesce(made_at, now()) as "madeAt",
              coalesce(key_id, '') as "keyId", from_day as "from", to_day as "to",
              known_on as "knownOn", coalesce(pdf_sha256 = :sha256, false) as "isPdf"
         from licence_evidences
        where made_at is not null and (sha256 = :sha256 or pdf_sha256 = :sha256) limit 1`,
      { sha256 }
    )
    if (!found) return null
    const { isPdf, ...paper } = found
    return { ...paper, form: isPdf ? 'pdf' : 'json' }
  },
}
