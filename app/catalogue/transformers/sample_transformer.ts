import { BaseTransformer } from '@adonisjs/core/transformers'
import { nameOf } from '#catalogue/queries/deliverable_files'
import type { SampleFile } from '#catalogue/queries/list_samples'

/** A free sample file as a link of the product page. */
export default class SampleTransformer extends BaseTransformer<SampleFile> {
  toObject() {
    const { product, day, key, bytes } = this.resource
    const name = nameOf(key)
    const href = `/products/${encodeURIComponent(product)}/samples/${encodeURIComponent(name)}`
    return { name, day, bytes, href }
  }
}
