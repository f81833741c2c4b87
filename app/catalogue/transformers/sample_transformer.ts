import { BaseTransformer } from '@adonisjs/core/transformers'
import { nameOf } from '#catalogue/queries/deliverable_files'
import type { SampleFile } from '#catalogue/queries/list_samples'

export default class SampleTransformer extends BaseTransformer<SampleFile> {
  toObject() {
    const { product, day, key, bytes } = this.resource
    const name = nameOf(key)
    const href = `/products/${encodeURIComponent(product)}/samples/${encodeURIComponent(name)}`
    return { name, day, bytes, href }
  }
}
