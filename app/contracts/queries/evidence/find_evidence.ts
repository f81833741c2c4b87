import { rows } from '#shared/database'

export type MadeEvidence = { body: string; signature: string; pdf: Buffer }

/** What was made for somebody; undefined while it is not, or where it is another one's. */
export async function findEvidence(userId: number, id: number): Promise<MadeEvidence | undefined> {
  const [made] = await rows<MadeEvidence>(
    null,
    `select coalesce(body, '') as body, coalesce(signature, '') as signature,
            coalesce(pdf, ''::bytea) as pdf
       from licence_evidences where id = ? and user_id = ? and made_at is not null`,
    [id, userId]
  )
  return made
}
