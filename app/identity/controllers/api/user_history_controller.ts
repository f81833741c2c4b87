import type { HttpContext } from '@adonisjs/core/http'
import { findTabUser } from '#identity/http/user_tab'
import { userHistoryList } from '#identity/lists/user_history_list'
import HistoryEntryTransformer from '#identity/transformers/history_entry_transformer'
import { answerList } from '#shared/lists'

export default class UserHistoryController {
  async index(ctx: HttpContext) {
    const found = await findTabUser(ctx)
    if (!found) return
    const toWire = (entry: ConstructorParameters<typeof HistoryEntryTransformer>[0]) =>
      new HistoryEntryTransformer(entry).toObject()
    return answerList(ctx, userHistoryList, toWire, found.user)
  }
}
