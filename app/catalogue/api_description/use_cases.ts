import { describeCalls, is } from '#shared/http/api_description'
import { useCaseCategoryValidator, useCaseValidator } from '#catalogue/validators/use_cases'

const { about, integer, listOf, object, pageOf, text } = is

const useCase = is.named(
  'UseCase',
  object({
    id: integer,
    name: text,
    description: text,
    link: text,
    categories: about(listOf(integer), 'Ids of its categories.'),
  })
)

const category = is.named(
  'UseCaseCategory',
  object({
    id: integer,
    name: text,
    products: about(listOf(text), 'Ids of the visible products whose pages lead to it.'),
  })
)

const WORDS =
  'Needs `usecases.write`. German readers see `nameDe`, or else `name`; every change writes both anew. '

const USE_CASE = `${WORDS}The link begins with https://; at least one category is needed.`

const CATEGORY = `${WORDS}A product has one category and leaves its other one; visible products that are not named leave this one.`

const UNKNOWN = { 404: 'There is no such use case.' }
const UNKNOWN_CATEGORY = { 404: 'There is no such category.' }
const TAKEN = { 409: 'Another category has this name.' }

describeCalls('Use cases', {
  'GET /use-cases': { summary: 'What the data is used for', answer: pageOf(useCase) },
  'POST /use-cases': {
    ...{ summary: 'Adds a use case', description: USE_CASE },
    ...{ body: useCaseValidator, answer: useCase, status: 201 },
  },
  'PUT /use-cases/:id': {
    ...{ summary: 'Edits a use case', description: USE_CASE },
    ...{ body: useCaseValidator, answer: useCase, refusals: UNKNOWN },
  },
  'DELETE /use-cases/:id': {
    ...{ summary: 'Deletes a use case', description: 'Needs `usecases.write`.' },
    ...{ answer: is.nothing, refusals: UNKNOWN },
  },
  'GET /use-case-categories': {
    summary: 'Kinds of use, with the products that serve them',
    answer: pageOf(category),
  },
  'POST /use-case-categories': {
    ...{ summary: 'Adds a category of use cases', description: CATEGORY },
    ...{ body: useCaseCategoryValidator, answer: category, status: 201, refusals: TAKEN },
  },
  'PUT /use-case-categories/:id': {
    ...{ summary: 'Edits a category of use cases', description: CATEGORY },
    ...{ body: useCaseCategoryValidator, answer: category },
    refusals: { ...UNKNOWN_CATEGORY, ...TAKEN },
  },
  'DELETE /use-case-categories/:id': {
    ...{ summary: 'Deletes a category that no use case is in', answer: is.nothing },
    description: 'Needs `usecases.write`. Its products no longer lead to a category.',
    refusals: { ...UNKNOWN_CATEGORY, 409: 'Use cases are assigned to it.' },
  },
})
