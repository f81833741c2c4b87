import type { HttpContext } from '@adonisjs/core/http'
import { issueFetchToken } from '#delivery/actions/fetch_tokens/issue_fetch_token'
import { fetchScriptFor } from '#delivery/http/fetch_script'
import { referenceIn } from '#delivery/http/mount'
import { actorIn } from '#shared/http/actor_in'
import { fetchScriptValidator } from '#delivery/validators/fetch_script'
import { attachmentNamed } from '#shared/http/content_disposition'
import { answerRefusal } from '#shared/http/refusals'

/** Each script carries a secret of its own, so it is a POST. */
export default class FetchScriptsController {
  async store(ctx: HttpContext) {
    const { shell } = await ctx.request.validateUsing(fetchScriptValidator)
    const draw = fetchScriptFor(shell)
    const actor = actorIn(ctx)
    const reference = referenceIn(ctx)
    const issued = await issueFetchToken({ reference, userId: actor.id, actor })
    if (!issued.ok) return answerRefusal(ctx, { ...issued.refusal, field: 'script' })
    const { token, expiresAt } = issued.value
    const expires = `${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
    const { name, text } = draw(reference, { token, expires })
    ctx.response.header('content-type', 'text/plain; charset=utf-8')
    ctx.response.header('content-disposition', attachmentNamed(name))
    ctx.response.header('cache-control', 'private, no-store')
    return ctx.response.send(text)
  }
}
