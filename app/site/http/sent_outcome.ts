import type { HttpContext } from '@adonisjs/core/http'
import { callerOrNobody } from '#shared/http/caller'
import { noteOutcome, outcomeOf } from '#shared/http/outcome'
import type { SentMessage } from '#site/actions/send_message'

/** What the page after a message says: the number of a request, and whether the account of whoever looks shows it. */
export type SentOutcome = { number: string | null; isInAccount: boolean }

/** What was sent, each with a page of its own that only its sender sees. */
export const SENT = {
  message: 'message_sent',
  aboutFundData: 'message_about_fund_data_sent',
  request: 'subscription_request_sent',
} as const

type Sent = (typeof SENT)[keyof typeof SENT]

const SENDER = 'message_sender'

/** A request has a number and, if somebody signed in sent it, a place in the account. */
export function noteSent(ctx: HttpContext, sent: Sent, { requestId }: SentMessage) {
  if (requestId) noteOutcome(ctx, SENDER, senderOf(ctx))
  noteOutcome(ctx, sent, requestId ? String(requestId) : true)
}

/** Null for whoever opens the page without having sent just that. */
export function sentOutcome(ctx: HttpContext, what: Sent): SentOutcome | null {
  const sent = outcomeOf(ctx, what)
  if (!sent) return null
  const number = sent === true ? null : sent
  const isSender = callerOrNobody(ctx) !== undefined && outcomeOf(ctx, SENDER) === senderOf(ctx)
  return { number, isInAccount: number !== null && isSender }
}

const senderOf = (ctx: HttpContext) => String(callerOrNobody(ctx)?.id ?? 'visitor')
