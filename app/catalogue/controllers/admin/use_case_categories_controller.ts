import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { exportList, showList } from '#shared/lists'
import { deleteUseCaseCategory } from '#catalogue/actions/use_cases/delete_category'
import { addUseCaseCategory, editUseCaseCategory } from '#catalogue/actions/use_cases/save_category'
import { answerUseCase } from '#catalogue/http/answer_use_case'
import { idIn } from '#catalogue/http/id_in'
import { useCaseMessages } from '#catalogue/http/use_case_messages'
import { useCaseCategoryLists } from '#catalogue/lists/use_case_category_list'
import { listProductNames } from '#catalogue/queries/list_product_names'
import ListedUseCaseCategoryTransformer from '#catalogue/transformers/listed_use_case_category_transformer'
import { useCaseCategoryFormValidator } from '#catalogue/validators/use_cases'

const SUBJECT = 'use_case_category'

export default class UseCaseCategoriesController {
  async index(ctx: HttpContext) {
    const [{ content, shown }, products] = await Promise.all([
      showList(ctx, useCaseCategoryLists[ctx.locale]),
      listProductNames(),
    ])
    return ctx.inertia.render('catalogue/admin/use_case_categories', {
      categories: ListedUseCaseCategoryTransformer.transform(content),
      products,
      ...shown,
    })
  }

  export(ctx: HttpContext) {
    return exportList(ctx, useCaseCategoryLists[ctx.locale])
  }

  async store(ctx: HttpContext) {
    const { version: _, ...wish } = await read(ctx)
    return answerUseCase(ctx, SUBJECT, 'add', await addUseCaseCategory(wish, actorIn(ctx)))
  }

  async update(ctx: HttpContext) {
    const { version: expectedVersion, ...to } = await read(ctx)
    const change = { id: idIn(ctx), to, expectedVersion, actor: actorIn(ctx) }
    return answerUseCase(ctx, SUBJECT, 'edit', await editUseCaseCategory(change))
  }

  async destroy(ctx: HttpContext) {
    const deleted = await deleteUseCaseCategory(idIn(ctx), actorIn(ctx))
    return answerUseCase(ctx, SUBJECT, 'delete', deleted)
  }
}

const read = ({ request, locale }: HttpContext) =>
  request.validateUsing(useCaseCategoryFormValidator, { messagesProvider: useCaseMessages(locale) })
