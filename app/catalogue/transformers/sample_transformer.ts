import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SampleFile } from '#catalogue/queries/list_samples'

export default class SampleTransformer extends BaseTransformer<SampleFile> {
  toObject() {
    const { product, day, name, bytes } = this.resource
    const href = `/products/${encodeURIComponent(product)}/samples/${encodeURIComponent(name)}`
    return { name, day, bytes, href }
  }
}
