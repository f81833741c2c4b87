import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ListedUseCaseCategory } from '#catalogue/lists/use_case_category_list'

export default class ListedUseCaseCategoryTransformer extends BaseTransformer<ListedUseCaseCategory> {
  toObject() {
    return this.resource
  }
}
