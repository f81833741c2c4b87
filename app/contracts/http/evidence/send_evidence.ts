import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#shared/http/caller'
import { attachmentNamed } from '#shared/http/content_disposition'
import { answerRefusal } from '#shared/http/refusals'
import { findEvidence, type MadeEvidence } from '#contracts/queries/evidence/find_evidence'

const FILES = {
  json: ['application/json', ({ body }: MadeEvidence) => Buffer.from(body)],
  sig: [
    'application/octet-stream',
    ({ signature }: MadeEvidence) => Buffer.from(signature, 'base64'),
  ],
  pdf: ['application/pdf', ({ pdf }: MadeEvidence) => pdf],
} as const

export type Form = keyof typeof FILES

export async function sendEvidence(ctx: HttpContext, form: Form) {
  const id = Number(ctx.params.evidence)
  const [type, bytesOf] = FILES[form]
  const made = await findEvidence(callerOf(ctx).id, id)
  if (!made) return answerRefusal(ctx, { code: 'contracts.evidence.errors.gone', status: 404 })
  const ending = form === 'sig' ? 'json.sig' : form
  ctx.response.header('content-type', type)
  ctx.response.header('content-disposition', attachmentNamed(`licence-evidence-${id}.${ending}`))
  ctx.response.header('cache-control', 'private, no-store, no-transform')
  return ctx.response.send(bytesOf(made))
}
