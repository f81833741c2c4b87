import { fieldsOf, is } from '#shared/http/api_description'
import type { UseCaseCategoryPart, UseCasePart } from '#catalogue/queries/list_use_case_parts'

const { about, integer, listOf, text } = is

export const useCase = fieldsOf<UseCasePart>()({
  id: integer,
  name: text,
  description: text,
  link: text,
  categories: about(listOf(integer), 'Ids of its categories.'),
  version: about(integer, 'Counts the changes.'),
})

export const useCaseCategory = fieldsOf<UseCaseCategoryPart>()({
  id: integer,
  name: text,
  products: about(listOf(text), 'Codes of the visible products whose pages lead to it.'),
  version: about(integer, 'Counts the changes.'),
})

export const useCaseSchema = is.named('UseCase', useCase.schema)
export const useCaseCategorySchema = is.named('UseCaseCategory', useCaseCategory.schema)
