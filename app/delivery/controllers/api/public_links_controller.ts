import type { HttpContext } from '@adonisjs/core/http'
import { createLink } from '#delivery/actions/create_link'
import { deleteLink } from '#delivery/actions/delete_link'
import { refuseDownload } from '#delivery/domain/download_refusals'
import { actorIn } from '#shared/http/actor_in'
import { listLinks } from '#delivery/queries/list_links'
import { ledgerAccess } from '#delivery/queries/ledger_access'
import PublicLinkTransformer from '#delivery/transformers/public_link_transformer'
import { publicLinkValidator } from '#delivery/validators/public_link'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'

/** Public links of an order over the HTTP API: `id` is its number, `sub` its customer. */
export default class PublicLinksController {
  async index(ctx: HttpContext) {
    if (!(await this.#isNamed(ctx))) return this.#unknown(ctx)
    const links = await listLinks(`order:${ctx.params.id}`)
    const content = links.map((link) => new PublicLinkTransformer(link).forApi())
    return success(ctx, { content, totalCount: content.length })
  }

  async store(ctx: HttpContext) {
    const { days } = await ctx.request.validateUsing(publicLinkValidator)
    if (!(await this.#isNamed(ctx))) return this.#unknown(ctx)
    const reference = `order:${ctx.params.id}`
    const created = await createLink({ reference, days, actor: actorIn(ctx) })
    if (!created.ok) return answerRefusal(ctx, created.refusal)
    const { id, url, expiresAt } = created.value
    return success(ctx, { id, expiration: expiresAt, link: url }, 201)
  }

  async destroy(ctx: HttpContext) {
    if (!(await this.#isNamed(ctx))) return this.#unknown(ctx)
    const { id, linkId } = ctx.params
    const deleted = await deleteLink({ id: linkId, reference: `order:${id}`, actor: actorIn(ctx) })
    return deleted.ok ? success(ctx, null) : answerRefusal(ctx, deleted.refusal)
  }

  /** An address that puts an order and a customer together who do not belong together names nothing. */
  async #isNamed({ params }: HttpContext): Promise<boolean> {
    const delivered = await (await ledgerAccess()).describe(`order:${params.id}`)
    return delivered?.userId === Number(params.sub)
  }

  #unknown = (ctx: HttpContext) =>
    answerRefusal(ctx, refuseDownload('delivery.errors.file_not_found').refusal)
}
