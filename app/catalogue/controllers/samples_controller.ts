import { errors, type HttpContext } from '@adonisjs/core/http'
import { attachmentNamed } from '#shared/http/content_disposition'
import { lake } from '#shared/storage'
import { nameOf } from '#catalogue/queries/deliverable_files'
import { listSamples } from '#catalogue/queries/list_samples'

export default class SamplesController {
  async show(ctx: HttpContext) {
    const samples = await listSamples(String(ctx.params.code))
    const sample = samples.find(({ key }) => nameOf(key) === ctx.params.name)
    if (!sample) throw new errors.E_ROUTE_NOT_FOUND(['GET', ctx.request.url()])
    const { response } = ctx
    response.header('content-type', 'application/octet-stream')
    response.header('content-disposition', attachmentNamed(nameOf(sample.key)))
    response.header('content-length', String(sample.bytes))
    if (sample.sha256) response.header('etag', `"${sample.sha256}"`)
    response.header('cache-control', 'public, max-age=3600')
    if (response.fresh()) return response.status(304).removeHeader('content-length').send(null)
    return response.stream(await lake().read(sample.key))
  }
}
