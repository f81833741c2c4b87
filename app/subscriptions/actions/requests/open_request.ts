import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { actorOf, type User } from '#identity'
import { recordAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import type { Locale } from '#shared/i18n'
import { readWish, type SentWish, type Wish } from '#subscriptions/actions/requests/read_wish'

export type NewRequest = SentWish & {
  productName: string
  message: string
  /** Null for visitors. */
  user: User | null
  person: {
    firstName: string
    lastName: string
    company: string | null
    country: string | null
    email: string
  }
  locale: Locale
  /** The type that goes on, if the sender holds it and it gives the product. */
  renews?: number | null
}

/** The number of a request; the same wish that still waits keeps its own, and nobody is told again. */
export type OpenedRequest = { id: number; isRepeated: boolean } & Wish

/** Keeps what somebody asks for until staff answer it. */
export async function openRequest(
  trx: TransactionClientContract,
  request: NewRequest
): Promise<Result<OpenedRequest>> {
  const read = await readWish(request)
  if (!read.ok) return read
  const { user, person, productId, productName, message, locale, renews = null } = request
  const startsOn = read.value.startsOn?.iso ?? null
  const { currencies } = read.value
  const who = user ? `user ${user.id}` : `visitor ${person.email.toLowerCase()}`
  const wish = hashOf([who, productId, startsOn, currencies, message, person, renews])
  const [made] = await rows<{ id: number }>(trx, INSERT, {
    ...{ ...person, userId: user?.id ?? null, locale, productId, productName },
    ...{ startsOn, currencies, message, wish, renews },
  } as never)
  if (!made) return ok({ id: await waiting(trx, wish), isRepeated: true, ...read.value })
  await recordAudit(trx, {
    actor: user ? actorOf(user) : { id: null, label: person.email },
    subject: { type: 'subscription_request', id: made.id },
    action: 'subscription_request.received',
    after: { state: 'New', product: productName, startsOn, currencies },
    isNew: true,
  })
  return ok({ id: made.id, isRepeated: false, ...read.value })
}

const hashOf = (parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

async function waiting(trx: TransactionClientContract, wish: string): Promise<number> {
  const [found] = await rows<{ id: number }>(
    trx,
    `select id from subscription_requests where wish = ? and state = 'New'`,
    [wish]
  )
  return found!.id
}

/** The type that is renewed; else, where one type alone gives the product, that; else staff say which. */
const INSERT = `
  insert into subscription_requests
    (user_id, first_name, last_name, company, country, email, locale, product_id, product_name,
     type_id, starts_on, currencies, message, wish)
  select :userId::bigint, :firstName, :lastName, :company, :country, :email, :locale,
         :productId::int, :productName,
         coalesce(
           (select t.type_id from subscription_type_products t
              join subscription_users s
                on s.type_id = t.type_id and s.user_id = :userId::bigint
             where t.product_id = :productId::int and t.type_id = :renews::int),
           (select min(t.type_id) from subscription_type_products t
             where t.product_id = :productId::int having count(*) = 1)),
         :startsOn::date, :currencies::text[], :message, :wish
  on conflict (wish) where state = 'New' do nothing
  returning id`
