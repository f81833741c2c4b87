import type { HttpContext } from '@adonisjs/core/http'
import { listAudit } from '#shared/audit'
import { endingsOf, historyOf, type Shelf } from '#catalogue/domain/offered_files/shelf'
import { shownHistory } from '#shared/http/shown_history'
import { listOfferedFiles } from '#catalogue/queries/offered_files/offered_file'
import FileHistoryTransformer from '#catalogue/transformers/file_history_transformer'
import OfferedFileTransformer from '#catalogue/transformers/offered_file_transformer'

const NEWEST = 20

/** A shelf as staff see it: its files in their order, what it takes, and who did what. */
export async function showShelf(ctx: HttpContext, shelf: Shelf) {
  const [files, history] = await Promise.all([listOfferedFiles(shelf), listAudit(historyOf(shelf))])
  const { shown, earlier } = shownHistory(ctx, history.toReversed(), NEWEST)
  return {
    files: OfferedFileTransformer.transform(files),
    kinds: endingsOf(shelf.name),
    history: FileHistoryTransformer.transform(shown),
    earlier,
  }
}
