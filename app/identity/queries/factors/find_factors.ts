import { rows, type SqlClient } from '#shared/database'

export type KeptPasskey = {
  id: number
  name: string
  isSynced: boolean
  createdAt: Date
  lastUsedAt: Date | null
}

export type Factors = {
  authenticator: { createdAt: Date; lastUsedAt: Date | null } | null
  passkeys: KeptPasskey[]
  recoveryCodesLeft: number
}

export async function findFactors(subject: string, client: SqlClient = null): Promise<Factors> {
  const [authenticator] = await rows<NonNullable<Factors['authenticator']>>(
    client,
    `select created_at as "createdAt", last_used_at as "lastUsedAt"
       from authenticators where subject = ?`,
    [subject]
  )
  const passkeys = await rows<KeptPasskey>(
    client,
    `select id, name, is_synced as "isSynced", created_at as "createdAt",
            last_used_at as "lastUsedAt"
       from passkeys where subject = ? order by id`,
    [subject]
  )
  const [codes] = await rows<{ left: number }>(
    client,
    'select count(*) as "left" from recovery_codes where subject = ? and used_at is null',
    [subject]
  )
  return { authenticator: authenticator ?? null, passkeys, recoveryCodesLeft: codes!.left }
}

/** Whether anything but the password is asked of an account. */
export const hasFactor = ({ authenticator, passkeys }: Factors): boolean =>
  authenticator !== null || passkeys.length > 0
