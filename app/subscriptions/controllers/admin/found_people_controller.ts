import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { findPeople } from '#subscriptions/queries/find_people'
import { findPeopleValidator } from '#subscriptions/validators/subscribers'

export default class FoundPeopleController {
  async index(ctx: HttpContext) {
    const { search } = await findPeopleValidator.validate(ctx.request.qs())
    return success(ctx, { content: await findPeople(search) })
  }
}
