import type { HttpContext } from '@adonisjs/core/http'
import { sendUserMailAgain } from '#identity/actions/staff/send_user_mail_again'
import { toldByToast } from '#identity/http/told_by_toast'
import { findTabUser } from '#identity/http/user_tab'
import { userMailList } from '#identity/lists/user_mail_list'
import TabUserTransformer from '#identity/transformers/tab_user_transformer'
import UserMailTransformer from '#identity/transformers/user_mail_transformer'
import { callerOf } from '#shared/http/caller'
import { showList } from '#shared/lists'

export default class UserMailsController {
  async index(ctx: HttpContext) {
    const tab = await findTabUser(ctx)
    if (!tab) return
    const { content, shown } = await showList(ctx, userMailList, tab.user)
    return ctx.inertia.render('identity/admin/user_mails', {
      ...shown,
      person: TabUserTransformer.transform(tab),
      mails: UserMailTransformer.transform(content),
    })
  }

  async store(ctx: HttpContext) {
    const { userId, mail } = ctx.params
    const input = { userId: Number(userId), by: callerOf(ctx), mailId: Number(mail) }
    const sent = await sendUserMailAgain(input)
    const recipient = sent.ok ? sent.value.recipient : ''
    return toldByToast(ctx, sent, 'user_mails.toasts.again', { recipient })
  }
}
