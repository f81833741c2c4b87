import type { HttpContext } from '@adonisjs/core/http'
import { findTabUser } from '#identity/http/user_tab'
import { userHistoryList } from '#identity/lists/user_history_list'
import HistoryEntryTransformer from '#identity/transformers/history_entry_transformer'
import TabUserTransformer from '#identity/transformers/tab_user_transformer'
import { showList } from '#shared/lists'

export default class UserHistoryController {
  async index(ctx: HttpContext) {
    const tab = await findTabUser(ctx)
    if (!tab) return
    const { content, shown } = await showList(ctx, userHistoryList, tab.user)
    return ctx.inertia.render('identity/admin/user_history', {
      ...shown,
      person: TabUserTransformer.transform(tab),
      entries: HistoryEntryTransformer.transform(content),
    })
  }
}
