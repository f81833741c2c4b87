import { clock } from '#shared/clock'
import { failpoint } from '#shared/failpoints'
import type { ClaimedDelivery } from '#webhooks/actions/sending/claim_deliveries'
import { noteAttempt } from '#webhooks/actions/sending/note_attempt'
import type { Answer } from '#webhooks/domain/delivery'
import { postMessage } from '#webhooks/gateways/post_message'
import { openSecret } from '#webhooks/gateways/secret'
import { signedHeaders } from '#webhooks/gateways/signed_headers'

const SECRET_LOST: Answer = { status: null, problem: 'secret_lost', answer: '' }

/** Sends a claimed delivery once and writes down what came of it. */
export async function sendDelivery(delivery: ClaimedDelivery): Promise<void> {
  const at = clock.now().toJSDate()
  const began = performance.now()
  const answer = await tried(delivery, at)
  await failpoint('webhooks.after_send')
  await noteAttempt({ delivery, answer, at, ms: Math.round(performance.now() - began) })
}

async function tried(delivery: ClaimedDelivery, at: Date): Promise<Answer> {
  const { messageId: id, url, body } = delivery
  const secret = openSecret(delivery.secret)
  if (secret === null) return SECRET_LOST
  const former = delivery.formerSecret && openSecret(delivery.formerSecret)
  const headers = signedHeaders({ id, body, at }, former ? [secret, former] : [secret])
  return postMessage({ url, headers, body })
}
