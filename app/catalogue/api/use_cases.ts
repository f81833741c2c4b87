import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { rowId } from '#shared/http/row_id'
import { callsOf, is } from '#shared/http/api_description'
import { useCaseCategorySchema, useCaseSchema } from '#catalogue/transformers/api_use_case'
import {
  useCaseCategoryFormValidator,
  useCaseCategoryValidator,
  useCaseFormValidator,
  useCaseValidator,
} from '#catalogue/validators/use_cases'

const { api } = controllers.catalogue
const call = callsOf('Use cases')

const { pageOf } = is

const WORDS =
  'Needs `usecases.write`. German readers see `nameDe`, or else `name`; every change writes both anew. '

const USE_CASE = `${WORDS}The link begins with https://; at least one category is needed.`

const CATEGORY = `${WORDS}A product has one category and leaves its other one; visible products that are not named leave this one.`

const UNKNOWN = { 404: 'There is no such use case.' }

const UNKNOWN_CATEGORY = { 404: 'There is no such category.' }

const TAKEN = { 409: 'Another category has this name.' }

const CHANGED = 'Somebody has changed it meanwhile.'

export default function useCasesCalls() {
  router
    .group(() => {
      call(router.get('/use-cases', [api.UseCases, 'index']).as('use_cases'), {
        summary: 'What the data is used for',
        answer: pageOf(useCaseSchema),
      })
      call(
        router
          .get('/use-case-categories', [api.UseCaseCategories, 'index'])
          .as('use_case_categories'),
        {
          summary: 'Kinds of use, with the products that serve them',
          answer: pageOf(useCaseCategorySchema),
        }
      )
    })
    .prefix('/api/v1')
    .as('api.catalogue')

  router
    .group(() => {
      call(router.post('/use-cases', [api.UseCases, 'store']).as('use_cases.store'), {
        ...{ summary: 'Adds a use case', description: USE_CASE },
        ...{ body: useCaseValidator, answer: useCaseSchema, status: 201 },
      })
      call(router.put('/use-cases/:id', [api.UseCases, 'update']).as('use_cases.update'), {
        ...{ summary: 'Edits a use case', description: USE_CASE },
        ...{ body: useCaseFormValidator, answer: useCaseSchema },
        refusals: { ...UNKNOWN, 409: CHANGED },
      })
      call(router.delete('/use-cases/:id', [api.UseCases, 'destroy']).as('use_cases.destroy'), {
        ...{ summary: 'Deletes a use case', description: 'Needs `usecases.write`.' },
        ...{ answer: is.nothing, refusals: UNKNOWN, countsChanges: true },
      })
      call(
        router
          .post('/use-case-categories', [api.UseCaseCategories, 'store'])
          .as('use_case_categories.store'),
        {
          ...{ summary: 'Adds a category of use cases', description: CATEGORY },
          ...{
            body: useCaseCategoryValidator,
            answer: useCaseCategorySchema,
            status: 201,
            refusals: TAKEN,
          },
        }
      )
      call(
        router
          .put('/use-case-categories/:id', [api.UseCaseCategories, 'update'])
          .as('use_case_categories.update'),
        {
          ...{ summary: 'Edits a category of use cases', description: CATEGORY },
          ...{ body: useCaseCategoryFormValidator, answer: useCaseCategorySchema },
          refusals: { ...UNKNOWN_CATEGORY, 409: `${TAKEN[409]} ${CHANGED}` },
        }
      )
      call(
        router
          .delete('/use-case-categories/:id', [api.UseCaseCategories, 'destroy'])
          .as('use_case_categories.destroy'),
        {
          ...{ summary: 'Deletes a category that no use case is in', answer: is.nothing },
          countsChanges: true,
          description: 'Needs `usecases.write`. Its products no longer lead to a category.',
          refusals: { ...UNKNOWN_CATEGORY, 409: 'Use cases are assigned to it.' },
        }
      )
    })
    .prefix('/api/v1')
    .where('id', rowId)
    .as('api.catalogue')
    .use(middleware.scope({ all: ['usecases.write'] }))
}
