import type { HttpContext } from '@adonisjs/core/http'
import type { FilesPage } from '#delivery'

/** Where they cannot be listed, the page names the request under which the reason is logged. */
export async function filesOfPage({ logger, request }: HttpContext, listed: Promise<FilesPage>) {
  try {
    const { content, ...filePaging } = await listed
    return { content, filePaging, filesFailed: null }
  } catch (error) {
    logger.error({ err: error }, 'the files of an order could not be listed')
    const filePaging = { totalCount: 0, page: 1, pages: 1, limit: 0 }
    return { content: [], filePaging, filesFailed: request.id() ?? '' }
  }
}
