import type { HttpContext } from '@adonisjs/core/http'
import { showList, showNothing } from '#shared/lists'
import { recordVisit } from '#delivery/actions/ledger/record_access'
import { callerOf } from '#delivery/http/caller'
import { openMeter } from '#delivery/http/meter'
import { fileIdIn } from '#delivery/http/file_id'
import { forStrangers } from '#delivery/http/for_strangers'
import { serveFile } from '#delivery/http/serve_file'
import { findOpenLink, findLinkedFile } from '#delivery/queries/find_open_link'
import { linkedFileList } from '#delivery/lists/linked_file_list'

export default class PublicDownloadsController {
  async show(ctx: HttpContext) {
    forStrangers(ctx)
    const link = await findOpenLink(ctx.params.token)
    if (!link) return this.#notValid(ctx)
    const { content, shown } = await showList(ctx, linkedFileList, link.fulfilmentId)
    await recordVisit({ fulfilmentId: link.fulfilmentId, linkId: link.id, ...callerOf(ctx) })
    return ctx.inertia.render('delivery/public_download', {
      token: ctx.params.token as string,
      link: { expiresAt: link.expiresAt.toISOString() },
      files: content,
      ...shown,
    })
  }

  async file(ctx: HttpContext) {
    forStrangers(ctx)
    const link = await findOpenLink(ctx.params.token)
    const file = link && (await findLinkedFile(link, fileIdIn(ctx)))
    if (!file) return this.#notValid(ctx)
    return serveFile(ctx, {
      file,
      mayBePart: true,
      access: { fulfilmentId: link.fulfilmentId, fileId: file.id, linkId: link.id, way: 'link' },
      meterOf: openMeter,
    })
  }

  #notValid(ctx: HttpContext) {
    ctx.response.status(404)
    return ctx.inertia.render('delivery/public_download', {
      token: '',
      link: null,
      files: [],
      ...showNothing(ctx, linkedFileList),
    })
  }
}
