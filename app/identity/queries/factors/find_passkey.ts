import { rows } from '#shared/database'

/** A passkey as it is checked: everything in Base64url that is made of bytes. */
export type StoredPasskey = {
  id: number
  subject: string
  credentialId: string
  publicKey: string
  counter: number
  transports: string[]
  isSynced: boolean
}

const COLUMNS = `select id, subject::text, credential_id as "credentialId",
  public_key as "publicKey", counter, transports, is_synced as "isSynced" from passkeys`

export async function findPasskey(credentialId: string): Promise<StoredPasskey | null> {
  const [found] = await rows<StoredPasskey>(null, `${COLUMNS} where credential_id = ?`, [
    credentialId,
  ])
  return found ?? null
}

/** All passkeys of an account, the oldest first. */
export const passkeysOf = (subject: string): Promise<StoredPasskey[]> =>
  rows<StoredPasskey>(null, `${COLUMNS} where subject = ? order by id`, [subject])
