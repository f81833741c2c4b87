import type { HttpContext } from '@adonisjs/core/http'
import { claimForScript } from '#delivery/actions/claims/claim_for_script'
import { openDownload } from '#delivery/actions/claims/open_download'
import { type DownloadRefusal, refuseDownload } from '#delivery/domain/download_refusals'
import { isSame } from '#delivery/domain/reference'
import { fileIdIn } from '#delivery/http/file_id'
import { proofsOf } from '#delivery/http/proofs'
import { serveClaim } from '#delivery/http/serve_claim'
import { type Fetcher, findFetchToken } from '#delivery/queries/find_fetch_token'
import { listManifestFiles } from '#delivery/queries/list_manifest_files'
import { downloadRight } from '#delivery/queries/download_right'
import type { Refusal } from '#shared/domain/result'
import { failure } from '#shared/http/envelope'
import { translate } from '#shared/i18n'

const TOKEN_HEADER = 'kontor-fetch-token'

/** The secret stands in a header, never in an address or cookie; answers are text for a shell. */
export default class FetchesController {
  /** One file a line: id, SHA-256, bytes and path, between tabs. */
  async index(ctx: HttpContext) {
    const fetcher = await this.#fetcher(ctx)
    if (!fetcher) return
    const files = await listManifestFiles(fetcher.fulfilmentId)
    const lines = files.map(
      ({ id, sha256, bytes, path }) => `${id}\t${sha256}\t${bytes}\t${path}\n`
    )
    return this.#text(ctx, lines.join(''))
  }

  async proof(ctx: HttpContext) {
    const fetcher = await this.#fetcher(ctx)
    if (!fetcher) return
    const proof = (await proofsOf(fetcher.reference)).find(({ path }) => path === ctx.params.name)
    if (!proof) return this.#refuse(ctx, refuseDownload('delivery.errors.not_signed').refusal)
    return ctx.response.header('content-type', 'application/octet-stream').send(proof.content)
  }

  async store(ctx: HttpContext) {
    const fetcher = await this.#fetcher(ctx)
    if (!fetcher) return
    const claim = await claimForScript(fetcher, fileIdIn(ctx))
    if (!claim.ok) return this.#refuse(ctx, claim.refusal)
    return this.#text(ctx, `${claim.value}\n`)
  }

  async show(ctx: HttpContext) {
    const fetcher = await this.#fetcher(ctx)
    if (!fetcher) return
    const opened = await openDownload({ claimId: ctx.params.claimId, userId: fetcher.userId })
    if (!opened.ok || !isSame(opened.value.reference, fetcher.reference)) {
      const unknown = refuseDownload('delivery.errors.file_not_found')
      return this.#refuse(ctx, opened.ok ? unknown.refusal : opened.refusal)
    }
    return serveClaim(ctx, opened.value, 'script')
  }

  async #fetcher(ctx: HttpContext): Promise<Fetcher | undefined> {
    const fetcher = await findFetchToken(ctx.request.header(TOKEN_HEADER))
    if (!fetcher) {
      this.#refuse(ctx, refuseDownload('delivery.errors.token_not_valid').refusal)
      return undefined
    }
    const right = await downloadRight(fetcher.userId, fetcher.reference)
    if (!right.ok) this.#refuse(ctx, right.refusal)
    return right.ok ? fetcher : undefined
  }

  /** Tools that take anything get words; others get what the shop has for all. */
  #refuse(ctx: HttpContext, refusal: Refusal<DownloadRefusal>) {
    if ((ctx.request.header('accept') ?? '*/*') !== '*/*') return failure(ctx, refusal)
    ctx.response.status(refusal.status ?? 404)
    return this.#text(ctx, `${translate(ctx.locale, refusal.code)}\n`)
  }

  #text({ response }: HttpContext, text: string) {
    response.header('content-type', 'text/plain; charset=utf-8').header('cache-control', 'no-store')
    return response.send(text)
  }
}
