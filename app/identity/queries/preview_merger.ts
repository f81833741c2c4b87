import app from '@adonisjs/core/services/app'
import { SessionCollection } from '@adonisjs/session'
import type User from '#identity/models/user'
import { findAddresses, type Addresses } from '#identity/queries/find_addresses'
import { rows } from '#shared/database'
import { countWaitingMails } from '#shared/mail'
import { countEverywhere } from '#shared/people'

export type MergerPreview = {
  /** What goes along, by its name. */
  moved: Record<string, number>
  ended: { tokens: number; sessions: number }
  addresses: { from: Addresses; into: Addresses }
}

export async function previewMerger(from: User, into: User): Promise<MergerPreview> {
  const [modules, mails, tokens, sessions, theirs, own] = await Promise.all([
    countEverywhere(from.id),
    countWaitingMails(from.email, null),
    countTokens(from.id),
    countSessions(from.id),
    findAddresses(from.id),
    findAddresses(into.id),
  ])
  const addresses = { from: theirs, into: own }
  return { moved: { ...modules, mails }, ended: { tokens, sessions }, addresses }
}

async function countTokens(userId: number): Promise<number> {
  const [counted] = await rows<{ tokens: number }>(
    null,
    `select count(*) as tokens from api_tokens
      where user_id = ? and revoked_at is null and expires_at > now()`,
    [userId]
  )
  return counted!.tokens
}

async function countSessions(userId: number): Promise<number> {
  const sessions = await app.container.make(SessionCollection)
  return (await sessions.tagged(String(userId))).length
}
