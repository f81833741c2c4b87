import type { HttpContext } from '@adonisjs/core/http'
import { apiList } from '#shared/http/api_list'
import { orderOfRequest } from '#delivery/http/order_of_request'
import { FILE_COLUMNS, filesOf } from '#delivery/queries/files_of'
import DeliveryFileTransformer from '#delivery/transformers/delivery_file_transformer'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { tableQuery } from '#shared/http/table_query'

type Column = (typeof FILE_COLUMNS)[number]

/** How the files of an order can be sorted and searched. */
export const apiFileTable = tableQuery<Column>({
  sortable: Object.fromEntries(FILE_COLUMNS.map((column) => [column, column])) as Record<
    Column,
    string
  >,
  defaultSort: { by: 'day', direction: 'asc' },
  searchable: ['name'],
})

/** The files of an order over the HTTP API: `id` is its number, `sub` its customer. */
export default class OrderFilesController {
  async index(ctx: HttpContext) {
    const found = await orderOfRequest(ctx, 'files')
    if (!found.ok) return answerRefusal(ctx, found.refusal)
    const { filters: _, ...query } = apiFileTable.read(apiList(ctx))
    const { content, totalCount } = await filesOf(found.value.reference, query)
    return success(ctx, { content: content.map((file) => this.#entry(ctx, file)), totalCount })
  }

  #entry(ctx: HttpContext, file: Awaited<ReturnType<typeof filesOf>>['content'][number]) {
    const { id, sub } = ctx.params
    const line = new DeliveryFileTransformer(file).toObject()
    const { id: fileId, name, day, part, version, condition, bytes, sha256, state } = line
    return {
      ...{ id: fileId, filename: name, size: bytes, day, part, version, condition, sha256, state },
      usedAt: line.usedAt,
      claimEndsAt: line.claimEndsAt,
      link: `/api/v1/orders/${id}/${sub}/files/${fileId}/claims`,
    }
  }
}
