import type { HttpContext } from '@adonisjs/core/http'
import limits from '#config/api_limits'
import { findAddresses } from '#identity'
import { ok, refuse, type Result } from '#shared/domain/result'
import { callerOrNobody } from '#shared/http/caller'
import { sendWithin } from '#shared/http/sending_allowance'
import { sendMessage, type SentMessage } from '#site/actions/send_message'
import type { KnownSender, MessageForm, MessageKind } from '#site/domain/message'

/** What the account knows of its owner; null for visitors. It fills the form and is not to be changed. */
export async function knownSender(ctx: HttpContext): Promise<KnownSender | null> {
  const user = senderOf(ctx)
  if (!user) return null
  const { billing } = await findAddresses(user.id)
  return {
    firstName: user.firstName || null,
    lastName: user.lastName || null,
    company: user.company || null,
    country: billing?.country ?? null,
    email: user.email,
  }
}

/** The request's body with what is known of the sender in place of what was sent. */
export async function bodyOfSender(ctx: HttpContext): Promise<Record<string, unknown>> {
  const known = Object.entries((await knownSender(ctx)) ?? {}).filter(([, value]) => value)
  return { ...ctx.request.body(), ...Object.fromEntries(known) }
}

/** Sends a checked message, unless the person or address has sent too many already. */
export async function receiveMessage(
  ctx: HttpContext,
  kind: MessageKind,
  form: MessageForm
): Promise<Result<SentMessage>> {
  const sender = senderOf(ctx)
  const person = { userId: sender?.id ?? null, email: form.email }
  return sendWithin(
    { ctx, name: 'site_messages', person, allowance: limits.taken.messages },
    () => sendMessage({ kind, form, sender, locale: ctx.locale }),
    (retryAfter) => refuse('messages.errors.too_many', { status: 429, retryAfter })
  )
}

/** The owner of the token or the session; the latter is known without having been asked for. */
const senderOf = (ctx: HttpContext) => callerOrNobody(ctx) ?? null

export const answeredAsSent = ok<SentMessage>({ isFundData: false, requestId: null })
