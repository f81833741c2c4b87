import { ok, refuse, type Result } from '#shared/domain/result'

export type Letter = { subject: string; body: string }

type Sent = { subject?: string | null; body?: string | null }

/** What is to be written to people; nothing of it may be missing. */
export function readLetter({ subject, body }: Sent): Result<Letter> {
  if (!subject) return refuse('subscriptions.mailing.errors.subject', { field: 'subject' })
  if (!body) return refuse('subscriptions.mailing.errors.body', { field: 'body' })
  return ok({ subject, body })
}
