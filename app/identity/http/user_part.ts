import type { HttpContext } from '@adonisjs/core/http'
import { withFailureToast } from '#identity/http/with_failure_toast'
import type { UserPart } from '#identity/domain/user_parts'
import type User from '#identity/models/user'
import { changesSince } from '#identity/queries/changes_since'
import { callerOf } from '#shared/http/caller'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { translate, type Locale } from '#shared/i18n'
import type { Result } from '#shared/domain/result'

type Edit = { userId: number; by: User }

/** Saves a part of the person in the address; a refusal goes back to the form, with what was typed. */
export async function savePart(
  ctx: HttpContext,
  part: UserPart,
  save: (edit: Edit) => Promise<Result<unknown>>
): Promise<void> {
  const userId = Number(ctx.params.userId)
  const saved = await withFailureToast(ctx, 'identity.errors.details_failed', async () => {
    const result = await save({ userId, by: callerOf(ctx) })
    if (result.ok || result.refusal.field !== 'changed') return result
    const what = await tellChanges(ctx.locale, {
      userId,
      part,
      seen: Number(ctx.request.input('seen')),
    })
    return { ok: false as const, refusal: { ...result.refusal, params: { what } } }
  })
  if (!saved.ok) return answerRefusal(ctx, saved.refusal)
  flashToast(ctx, 'success', 'user_parts.saved')
  ctx.response.redirect(`/admin/manage-users/${userId}/${part}`)
}

async function tellChanges(locale: Locale, asked: Parameters<typeof changesSince>[0]) {
  const changes = await changesSince(asked)
  const told = changes.map(({ who, field, before, after }) => {
    const name = translate(locale, `user_history.fields.${field}`)
    return `${who}: ${name} ${before ?? '–'} → ${after ?? '–'}`
  })
  return [...new Set(told)].join('; ')
}
