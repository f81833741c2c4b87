import type { SqlClient } from '#shared/database'
import type { Locale } from '#shared/i18n'
import { definePort } from '#shared/ports'

export type Reader = { email: string; locale: Locale }

/** Who wants to be told of a product: by mail, and whose webhooks. */
export type Audience = { readers: readonly Reader[]; users: readonly number[] }

type Lookup = (
  productIds: readonly number[],
  client: SqlClient
) => Promise<ReadonlyMap<number, Audience>>

/** For whoever knows of people: who wants to be told of these products. */
export const audiences = definePort<Lookup>('arrivals.audiences')

/** What all modules together answer; an address or a user that two of them name is there once. */
export async function audiencesOf(
  productIds: readonly number[],
  client: SqlClient
): Promise<ReadonlyMap<number, Audience>> {
  const all: ReadonlyMap<number, Audience>[] = []
  // One after the other: a transaction has one connection.
  for (const lookup of audiences.all()) all.push(await lookup(productIds, client))
  return new Map(productIds.map((id) => [id, joined(all.flatMap((one) => one.get(id) ?? []))]))
}

function joined(parts: Audience[]): Audience {
  const readers = parts.flatMap((one) => one.readers)
  const byAddress = new Map(readers.map((reader) => [reader.email.toLowerCase(), reader]))
  return {
    readers: [...byAddress.values()],
    users: [...new Set(parts.flatMap(({ users }) => users))],
  }
}
