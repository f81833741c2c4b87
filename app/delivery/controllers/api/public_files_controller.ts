import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { recordVisit } from '#delivery/actions/ledger/record_access'
import { callerOf } from '#delivery/http/caller'
import { askList } from '#shared/lists'
import { forStrangers } from '#delivery/http/for_strangers'
import { findOpenLink } from '#delivery/queries/find_open_link'
import { linkedFileList } from '#delivery/lists/linked_file_list'
import { failure, success } from '#shared/http/envelope'
import { wireDayOf } from '#shared/http/wire'

export default class PublicFilesController {
  async show(ctx: HttpContext) {
    forStrangers(ctx)
    const { linkId } = ctx.params
    const link = await findOpenLink(linkId)
    if (!link) return failure(ctx, { code: 'links.errors.not_valid', status: 404 })
    const page = await askList(ctx, linkedFileList, link.fulfilmentId)
    if (!page) return
    await recordVisit({ fulfilmentId: link.fulfilmentId, linkId: link.id, ...callerOf(ctx) })
    const files = page.content.map(({ id, name, bytes, day, sha256 }) => {
      const address = `${appUrl}/download/${linkId}/files/${id}`
      return { id, filename: name, size: bytes, day: wireDayOf(day), sha256, link: address }
    })
    return success(ctx, { ...page, content: files })
  }
}
