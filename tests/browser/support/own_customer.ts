import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { runningShop } from './second_shop.ts'

const MODEL = 'nina.keller@limmatdata.example'

const ACCOUNT = `
  insert into sign_in_accounts (email, email_verified, username, first_name, last_name, groups,
                                password_hash, password_changed_at)
  select $1, true, $2, first_name, last_name, groups, password_hash, now()
    from sign_in_accounts where email = $3 returning subject`

const PERSON = `
  insert into users (kind, issuer, subject, email, username, groups, first_name, last_name, company,
                     locale, account_activated, details_saved_at, privacy_notice_version,
                     privacy_notice_agreed_at)
  select kind, issuer, $1, $2, $3, groups, first_name, last_name, company, 'en', true, now(),
         privacy_notice_version, now()
    from users where email = $4`

/** A customer like a demo one, with the same password, written to in English, whom no other journey meets; answers the address. */
export async function ownCustomer(): Promise<string> {
  const name = `nina.${randomUUID().slice(0, 8)}`
  const email = `${name}@limmatdata.example`
  const database = new pg.Client({ connectionString: runningShop().databaseUrl })
  await database.connect()
  try {
    const { rows } = await database.query<{ subject: string }>(ACCOUNT, [email, name, MODEL])
    await database.query(PERSON, [rows[0]!.subject, email, name, MODEL])
  } finally {
    await database.end()
  }
  return email
}
