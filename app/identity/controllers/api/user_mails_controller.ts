import type { HttpContext } from '@adonisjs/core/http'
import { sendUserMailAgain } from '#identity/actions/staff/send_user_mail_again'
import { findTabUser } from '#identity/http/user_tab'
import { userMailList } from '#identity/lists/user_mail_list'
import UserMailTransformer from '#identity/transformers/user_mail_transformer'
import { callerOf } from '#shared/http/caller'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { answerList } from '#shared/lists'

export default class UserMailsController {
  async index(ctx: HttpContext) {
    const found = await findTabUser(ctx)
    if (!found) return
    const toWire = (mail: ConstructorParameters<typeof UserMailTransformer>[0]) =>
      new UserMailTransformer(mail).toObject()
    return answerList(ctx, userMailList, toWire, found.user)
  }

  async store(ctx: HttpContext) {
    const { id, mail } = ctx.params
    const input = { userId: Number(id), by: callerOf(ctx), mailId: Number(mail) }
    const sent = await sendUserMailAgain(input)
    return sent.ok ? success(ctx, null) : answerRefusal(ctx, sent.refusal)
  }
}
