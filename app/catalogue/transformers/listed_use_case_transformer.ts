import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ListedUseCase } from '#catalogue/lists/use_case_list'

export default class ListedUseCaseTransformer extends BaseTransformer<ListedUseCase> {
  toObject() {
    return this.resource
  }
}
