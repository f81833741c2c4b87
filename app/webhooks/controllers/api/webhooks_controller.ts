import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { callerOf } from '#shared/http/caller'
import { success } from '#shared/http/envelope'
import { matchedVersion } from '#shared/http/if_match'
import { answerRefusal } from '#shared/http/refusals'
import { addWebhook } from '#webhooks/actions/manage/add_webhook'
import { changeWebhook } from '#webhooks/actions/manage/change_webhook'
import { deleteWebhook } from '#webhooks/actions/manage/delete_webhook'
import { UNKNOWN } from '#webhooks/actions/manage/unknown'
import { findWebhook, listWebhooks, type Webhook } from '#webhooks/queries/find_webhook'
import WebhookTransformer from '#webhooks/transformers/webhook_transformer'
import { webhookValidator } from '#webhooks/validators/webhook'

/** The own webhooks, for programs; the page makes them in this way too, so that no session holds a secret. */
export default class WebhooksController {
  async index(ctx: HttpContext) {
    const content = (await listWebhooks(callerOf(ctx).id)).map(toWire)
    return success(ctx, { content, totalCount: content.length })
  }

  async show(ctx: HttpContext) {
    const found = await findWebhook(callerOf(ctx).id, Number(ctx.params.webhook))
    return found ? success(ctx, toWire(found)) : answerRefusal(ctx, UNKNOWN.refusal)
  }

  async store(ctx: HttpContext) {
    const added = await addWebhook(actorIn(ctx), await ctx.request.validateUsing(webhookValidator))
    if (!added.ok) return answerRefusal(ctx, added.refusal)
    const { webhook, secret } = added.value
    return success(ctx, { webhook: toWire(webhook), secret }, 201)
  }

  async update(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(webhookValidator)
    const changed = await changeWebhook(actorIn(ctx), Number(ctx.params.webhook), wish)
    return changed.ok ? success(ctx, toWire(changed.value)) : answerRefusal(ctx, changed.refusal)
  }

  async destroy(ctx: HttpContext) {
    const id = Number(ctx.params.webhook)
    const deleted = await deleteWebhook(actorIn(ctx), id, matchedVersion(ctx))
    return deleted.ok ? success(ctx, null) : answerRefusal(ctx, deleted.refusal)
  }
}

const toWire = (webhook: Webhook) => new WebhookTransformer(webhook).toObject()
