import { callerOrNobody } from '#shared/http/caller'
import type { SavedViews } from '#shared/lists'
import { hasSavedViews, listSavedViews } from '#site/queries/saved_views'

/** The saved views of a list for whoever asks; nobody but staff who may see it has any. */
export const savedViewsFor: SavedViews = async (ctx, path) => {
  const user = callerOrNobody(ctx)
  return user && hasSavedViews(user, path) ? listSavedViews(user.id, path) : null
}
