import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import identity from '#config/identity'
import { OTHER_CUSTOMERS, type OtherCustomer } from '#demo/identity/customers'
import { noteLives, type AddedCustomer } from '#demo/identity/seed_lives'
import { EMBEDDED_ISSUER } from '#identity/domain/embedded_issuer'
import { usernamesFor } from '#identity/domain/registration'
import type { Actor } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'

const GERMAN = ['DE', 'AT', 'CH']

/** Puts all of them in with a statement for each table: the first start waits for it. */
export async function addCustomers(
  trx: TransactionClientContract,
  manager: Actor,
  passwordHash: string
): Promise<void> {
  const added = withUsernames(OTHER_CUSTOMERS).map(lifeOf)
  const people = JSON.stringify(added)
  const groups = [identity.groups.user]
  await rows(trx, ACCOUNTS_SQL, { people, groups, passwordHash })
  const { privacyNoticeVersion: notice } = identity
  const ids = await rows<{ id: number; email: string }>(trx, USERS_SQL, {
    ...{ people, groups, notice, issuer: EMBEDDED_ISSUER },
  })
  await rows(trx, ADDRESSES_SQL, { people })
  const idOf = new Map(ids.map(({ id, email }) => [email, id]))
  await noteLives(
    trx,
    added.map((one) => ({ ...one, id: idOf.get(one.email)! })),
    manager
  )
}

/** Moments of a life that lie apart in every demo shop in the same way. */
function lifeOf(
  { madeDaysAgo, seenDaysAgo, ...one }: OtherCustomer & { username: string },
  place: number
): Omit<AddedCustomer, 'id'> {
  const hours = 1 + ((place * 5) % 9)
  const ago = (days: number) => clock.now().minus({ days, hours, minutes: (place * 17) % 60 })
  const isOpen = one.fate !== 'invited' && one.fate !== 'inactive'
  return {
    ...one,
    subject: randomUUID(),
    isOpen,
    isInvited: one.fate === 'invited',
    locale: GERMAN.includes(one.country) ? 'de' : 'en',
    madeAt: ago(madeDaysAgo).toISO()!,
    seenAt: seenDaysAgo === null ? null : ago(seenDaysAgo).toISO(),
  }
}

function withUsernames(people: readonly OtherCustomer[]) {
  const taken = new Set<string>()
  return people.map((one) => {
    const username = usernamesFor(one.email).find((name) => !taken.has(name))!
    taken.add(username)
    return { ...one, username }
  })
}

const PEOPLE = `jsonb_to_recordset(:people::jsonb) as p(subject uuid, email text, username text,
  "firstName" text, "lastName" text, "jobPosition" text, company text, country text, postcode text,
  city text, street text, tin text, locale text, "isOpen" boolean, "isInvited" boolean,
  "madeAt" timestamptz, "seenAt" timestamptz)`

const ACCOUNTS_SQL = `
  insert into sign_in_accounts (subject, email, email_verified, username, first_name, last_name, groups,
    password_hash, password_changed_at, created_at, updated_at)
  select subject, email, "isOpen", username, "firstName", "lastName", :groups,
         case when "isOpen" then :passwordHash end, case when "isOpen" then now() end, "madeAt", "madeAt"
    from ${PEOPLE}`

const USERS_SQL = `
  insert into users (issuer, subject, kind, groups, email, username, first_name, last_name, job_position,
    company, tin, locale, account_activated, created_by_admin, details_saved_at,
    legal_entity_confirmed_at, privacy_notice_version, privacy_notice_agreed_at, last_signed_in_at,
    created_at)
  select :issuer, subject, 'customer', :groups, email, username, "firstName", "lastName", "jobPosition",
         company, tin, locale, "isOpen", "isInvited", "madeAt",
         case when not "isInvited" then "madeAt" end, case when not "isInvited" then :notice end,
         case when not "isInvited" then "madeAt" end, "seenAt", "madeAt"
    from ${PEOPLE}
  returning id, email`

const ADDRESSES_SQL = `
  insert into addresses (user_id, kind, name, address_line_1, postcode, city, country)
  select u.id, of.kind, p.company, street, postcode, city, country
    from ${PEOPLE} join users u on u.subject = p.subject::text,
         unnest(array['billing', 'delivery']) of(kind)`
