import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { exportList, showList } from '#shared/lists'
import { deleteUseCase } from '#catalogue/actions/use_cases/delete_use_case'
import { addUseCase, editUseCase } from '#catalogue/actions/use_cases/save_use_case'
import { answerUseCase } from '#catalogue/http/answer_use_case'
import { idIn } from '#catalogue/http/id_in'
import { useCaseMessages } from '#catalogue/http/use_case_messages'
import { useCaseLists } from '#catalogue/lists/use_case_list'
import { listUseCaseCategories } from '#catalogue/queries/list_use_case_parts'
import ListedUseCaseTransformer from '#catalogue/transformers/listed_use_case_transformer'
import { useCaseFormValidator } from '#catalogue/validators/use_cases'

export default class UseCasesController {
  async index(ctx: HttpContext) {
    const [{ content, shown }, categories] = await Promise.all([
      showList(ctx, useCaseLists[ctx.locale]),
      listUseCaseCategories(ctx.locale),
    ])
    return ctx.inertia.render('catalogue/admin/use_cases', {
      useCases: ListedUseCaseTransformer.transform(content),
      categories: categories.map(({ id, name }) => ({ id, name })),
      ...shown,
    })
  }

  export(ctx: HttpContext) {
    return exportList(ctx, useCaseLists[ctx.locale])
  }

  async store(ctx: HttpContext) {
    const { version: _, ...wish } = await read(ctx)
    return answerUseCase(ctx, 'use_case', 'add', await addUseCase(wish, actorIn(ctx)))
  }

  async update(ctx: HttpContext) {
    const { version: expectedVersion, ...to } = await read(ctx)
    const change = { id: idIn(ctx), to, expectedVersion, actor: actorIn(ctx) }
    return answerUseCase(ctx, 'use_case', 'edit', await editUseCase(change))
  }

  async destroy(ctx: HttpContext) {
    return answerUseCase(ctx, 'use_case', 'delete', await deleteUseCase(idIn(ctx), actorIn(ctx)))
  }
}

const read = ({ request, locale }: HttpContext) =>
  request.validateUsing(useCaseFormValidator, { messagesProvider: useCaseMessages(locale) })
