import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { rotateSecret } from '#webhooks/actions/manage/rotate_secret'

export default class WebhookSecretsController {
  async store(ctx: HttpContext) {
    const rotated = await rotateSecret(actorIn(ctx), Number(ctx.params.webhook))
    if (!rotated.ok) return answerRefusal(ctx, rotated.refusal)
    const { secret, formerSecretUntil } = rotated.value
    return success(ctx, { secret, formerSecretUntil: formerSecretUntil.toISOString() }, 201)
  }
}
