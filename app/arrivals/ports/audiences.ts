import type { SqlClient } from '#shared/database'
import type { Locale } from '#shared/i18n'
import { definePort } from '#shared/ports'

export type Reader = { email: string; locale: Locale }

/** Who wants to be told of a day of a product: by mail, and whose webhooks. */
export type Audience = { readers: readonly Reader[]; users: readonly number[] }

export type ProductDay = { productId: number; day: string }

export type AudienceOf = (one: ProductDay) => Audience

type Lookup = (
  days: readonly ProductDay[],
  client: SqlClient
) => Promise<(one: ProductDay) => Audience | undefined>

/** For whoever knows of people: who wants to be told of these days, each judged alone. */
export const audiences = definePort<Lookup>('arrivals.audiences')

/** What all modules together answer; an address or a user that two of them name is there once. */
export async function audiencesOf(
  days: readonly ProductDay[],
  client: SqlClient
): Promise<AudienceOf> {
  const all: Awaited<ReturnType<Lookup>>[] = []
  // One after the other: a transaction has one connection.
  for (const lookup of audiences.all()) all.push(await lookup(days, client))
  return (one) => joined(all.flatMap((lookup) => lookup(one) ?? []))
}

function joined(parts: Audience[]): Audience {
  const readers = parts.flatMap((one) => one.readers)
  const byAddress = new Map(readers.map((reader) => [reader.email.toLowerCase(), reader]))
  return {
    readers: [...byAddress.values()],
    users: [...new Set(parts.flatMap(({ users }) => users))],
  }
}
