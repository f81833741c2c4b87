import type { HttpContext } from '@adonisjs/core/http'
import type { Refusal } from '#shared/domain/result'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { translate } from '#shared/i18n'
import { seenValidator } from '#contracts/validators/records'
import type { Follows, RecordKind, RecordSubject } from '#contracts/http/records/record_kind'

/** What the pages of all master data do alike: add, edit and delete, each with its toast. */
export function recordPages<Values>({ subject, records, read, onSaved }: RecordKind<Values>) {
  const answer = answerFor(subject)
  return class {
    async store(ctx: HttpContext) {
      const { wish } = await read(ctx)
      if (!wish.ok) return answer(ctx, 'add', wish.refusals)
      const added = await records.add(wish.value, actorIn(ctx))
      if (!added.ok) return answer(ctx, 'add', [added.refusal])
      return answer(ctx, 'add', [], onSaved?.(ctx, added.value, wish.value))
    }

    async update(ctx: HttpContext) {
      const { wish, version } = await read(ctx)
      if (!wish.ok) return answer(ctx, 'edit', wish.refusals)
      const id = Number(ctx.params.id)
      const change = { id, to: wish.value, expectedVersion: version, actor: actorIn(ctx) }
      const edited = await records.edit(change)
      if (!edited.ok) return answer(ctx, 'edit', [edited.refusal])
      return answer(ctx, 'edit', [], onSaved?.(ctx, id, wish.value))
    }

    async destroy(ctx: HttpContext) {
      const { version } = await ctx.request.validateUsing(seenValidator)
      const deleted = await records.remove(Number(ctx.params.id), actorIn(ctx), version)
      return answer(ctx, 'delete', deleted.ok ? [] : [inWords(deleted.refusal)])
    }
  }
}

/** What programs are told of a version that is not the newest says nothing to people. */
const inWords = (refusal: Refusal): Refusal =>
  refusal.code === 'shared.errors.precondition'
    ? { code: 'contracts.records.errors.stale' }
    : refusal

type Change = 'add' | 'edit' | 'delete'

/** A toast says what was done or failed; each reason stands at its field, or at `form`. */
const answerFor =
  (subject: RecordSubject) =>
  (ctx: HttpContext, what: Change, refusals: readonly Refusal[], follows: Follows = {}): void => {
    const name = translate(ctx.locale, `contracts.records.subjects.${subject}`)
    const reasons = refusals.map(({ code, params }) => translate(ctx.locale, code, params))
    const toast = `contracts.records.toasts.${what}`
    if (reasons.length === 0) flashToast(ctx, 'success', toast, { what: name }, follows.way)
    else {
      flashToast(ctx, 'error', `${toast}_failed`, { what: name, message: reasons.join(' ') })
      const errors = refusals.map(({ field = 'form' }, at) => [field, [reasons[at]!]])
      ctx.session.flash('inputErrorsBag', Object.fromEntries(errors))
    }
    if (follows.path) ctx.response.redirect(follows.path)
    else ctx.response.redirect().withQs().back()
  }
