import type { HttpContext } from '@adonisjs/core/http'
import { dayFileList, type DayFile, type DayFilesOf } from '#catalogue'
import { showList, showNothing } from '#shared/lists'

/** Where files cannot be listed, the page names the request under which the reason is logged (SUB-013). */
export async function shownFiles(ctx: HttpContext, seen: DayFilesOf) {
  try {
    return { ...(await showList(ctx, dayFileList, seen)), failed: null }
  } catch (error) {
    ctx.logger.error({ err: error }, 'the files of a subscription could not be listed')
    return {
      content: [] as DayFile[],
      shown: showNothing(ctx, dayFileList),
      failed: ctx.request.id() ?? '',
    }
  }
}
