import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { matchedVersion } from '#shared/http/if_match'
import { answerRefusal } from '#shared/http/refusals'
import { deleteUseCaseCategory } from '#catalogue/actions/use_cases/delete_category'
import { addUseCaseCategory, editUseCaseCategory } from '#catalogue/actions/use_cases/save_category'
import { actorIn } from '#shared/http/actor_in'
import { idIn } from '#catalogue/http/id_in'
import { useCaseMessages } from '#catalogue/http/use_case_messages'
import { findUseCaseCategory, listUseCaseCategories } from '#catalogue/queries/list_use_case_parts'
import { useCaseCategory } from '#catalogue/transformers/api_use_case'
import { useCaseCategoryFormValidator } from '#catalogue/validators/use_cases'

export default class UseCaseCategoriesController {
  async index(ctx: HttpContext) {
    const found = await listUseCaseCategories(ctx.locale)
    const content = found.map((one) => useCaseCategory.of(one))
    return success(ctx, { content, totalCount: content.length })
  }

  async store(ctx: HttpContext) {
    const added = await addUseCaseCategory((await read(ctx)).to, actorIn(ctx))
    if (!added.ok) return answerRefusal(ctx, added.refusal)
    return answer(ctx, added.value.id, 201)
  }

  async update(ctx: HttpContext) {
    const change = { id: idIn(ctx), ...(await read(ctx)), actor: actorIn(ctx) }
    const edited = await editUseCaseCategory(change)
    if (!edited.ok) return answerRefusal(ctx, edited.refusal)
    return answer(ctx, edited.value.id, 200)
  }

  async destroy(ctx: HttpContext) {
    const deleted = await deleteUseCaseCategory(idIn(ctx), actorIn(ctx), matchedVersion(ctx))
    if (!deleted.ok) return answerRefusal(ctx, deleted.refusal)
    return success(ctx, null)
  }
}

async function read({ request, locale }: HttpContext) {
  const messagesProvider = useCaseMessages(locale)
  const sent = await request.validateUsing(useCaseCategoryFormValidator, { messagesProvider })
  const { version: expectedVersion, ...to } = sent
  return { to, expectedVersion }
}

const answer = async (ctx: HttpContext, id: number, status: 200 | 201) => {
  const found = await findUseCaseCategory(id, ctx.locale)
  return success(ctx, found && useCaseCategory.of(found), status)
}
