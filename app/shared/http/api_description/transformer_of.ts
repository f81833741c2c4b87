import { BaseTransformer } from '@adonisjs/core/transformers'

/** A transformer whose answer is exactly these fields; a module's own class extends it. */
export const transformerOf = <R, A>({ of }: { of: (resource: R) => A }) =>
  class extends BaseTransformer<R> {
    toObject(): A {
      return of(this.resource)
    }
  }
