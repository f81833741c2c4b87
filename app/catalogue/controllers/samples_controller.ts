import type { HttpContext } from '@adonisjs/core/http'
import { attachmentNamed } from '#shared/http/content_disposition'
import { notFound } from '#shared/http/not_found'
import { lake, made } from '#shared/storage'
import { listSamples } from '#catalogue/queries/list_samples'

export default class SamplesController {
  async show(ctx: HttpContext) {
    const samples = await listSamples({ product: String(ctx.params.product), reader: ctx.locale })
    const sample = samples.find(({ name }) => name === ctx.params.name)
    if (!sample) throw notFound(ctx)
    const { response } = ctx
    response.header('content-type', 'application/octet-stream')
    response.header('content-disposition', attachmentNamed(sample.name))
    response.header('content-length', String(sample.bytes))
    if (sample.sha256) response.header('etag', `"${sample.sha256}"`)
    // What staff replace is seen at once; a file of the lake stays as it is.
    const isOfLake = sample.place === 'lake'
    response.header('cache-control', isOfLake ? 'public, max-age=3600' : 'public, no-cache')
    if (response.fresh()) return response.status(304).removeHeader('content-length').send(null)
    return response.stream(await (isOfLake ? lake() : made()).read(sample.stored))
  }
}
