import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { findCustomers } from '#reports/queries/find_customers'
import { findCustomersValidator } from '#reports/validators/customers'

export default class CustomersController {
  async index(ctx: HttpContext) {
    const { search } = await findCustomersValidator.validate(ctx.request.qs())
    return success(ctx, { content: await findCustomers(search) })
  }
}
