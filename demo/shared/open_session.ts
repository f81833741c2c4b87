import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { MessageBuilder } from '@adonisjs/core/helpers'
import { rows } from '#shared/database'

/** Keeps a session of somebody in which nobody is signed in: it is seen, and lets nobody in. */
export async function keepSession(
  trx: TransactionClientContract,
  userId: number,
  { values, until }: { values: object; until: Date }
): Promise<string> {
  const id = randomUUID()
  await rows(trx, 'insert into sessions (id, data, user_id, expires_at) values (?, ?, ?, ?)', [
    ...[id, new MessageBuilder().build(values, undefined, id), String(userId), until],
  ])
  return id
}
