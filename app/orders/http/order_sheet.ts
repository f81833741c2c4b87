import type { HttpContext } from '@adonisjs/core/http'
import { type FilesPage, sheetOf } from '#delivery'
import { openedMonth } from '#orders/domain/opened_month'
import { orderReference } from '#orders/domain/order_reference'
import { readFileList, readOpenMonth } from '#orders/http/read_file_list'
import { listOrderFiles } from '#orders/queries/list_order_files'

/** Files of the open month that are shown before somebody asks for all of them. */
const SHOWN = 10
const MOST = 100

/** The days of an order as ticks, and the files of the month that stands open. */
export async function orderSheet({ request }: HttpContext, number: number) {
  const asked = readOpenMonth(request.qs())
  const fileOrder = readFileList(request.qs())
  const sheet = await sheetOf(orderReference(number))
  const opened = openedMonth(sheet, asked)
  const listed: Promise<FilesPage> = listOrderFiles(number, {
    ...fileOrder,
    ...opened,
    limit: asked.isWhole ? MOST : SHOWN,
  })
  return { sheet, opened, fileOrder, listed, isWhole: asked.isWhole }
}
